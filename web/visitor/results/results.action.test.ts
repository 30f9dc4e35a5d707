import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import {
  type PageRequest,
  pageRequestContext,
} from "#web/core/calls/page-request.ts";
import { resultsAction } from "./results.action.ts";

const id = "r".repeat(22);

/** Answers the question that is asked again with a plain form. */
function send(answer: string, call = vi.fn()) {
  const context = new RouterContextProvider();
  context.set(pageRequestContext, { call } as unknown as PageRequest);
  const request = new Request(`https://quiz.example/results/${id}`, {
    method: "POST",
    body: new URLSearchParams({ answer }),
  });
  return resultsAction({ request, params: { id }, context });
}

test.each([
  ["sends the answer", "D", [{ answer: "D" }]],
  ["sends nothing that is not an answer", "F", []],
])("%s and returns to its place", async (_, answer, bodies) => {
  const call = vi.fn();
  const reply = (await send(answer, call)) as Response;
  expect(reply.status).toBe(303);
  expect(reply.headers.get("location")).toBe(`/results/${id}#ask-again`);
  expect(call.mock.calls).toEqual(
    bodies.map((body) => [
      "POST /api/results/:id/second-answer",
      { params: { id }, body },
    ]),
  );
});

test("says so if staff have switched the question off", async () => {
  const refused = { status: 404, errors: [{ code: "not_found" }] };
  const call = vi.fn(() => Promise.reject(refused));
  expect(await send("D", call)).toMatchObject({
    data: { isClosed: true },
    init: { status: 422 },
  });
});

test("does not hide an error of the server", async () => {
  const call = vi.fn(() => Promise.reject(new Error("broken")));
  await expect(send("D", call)).rejects.toThrow("broken");
});
