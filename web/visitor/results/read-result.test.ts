import { expect, test, vi } from "vitest";
import type { PageRequest } from "#web/core/calls/page-request.ts";
import { readOwnResult } from "./read-result.ts";

const settings = { main: {}, results: {}, visit: {} };
const id = "1".repeat(22);

/** Opens results in a browser whose cookie holds a visit. */
async function open(answer: () => unknown, own = id) {
  const quiz = { asked: {}, answers: {}, final: own };
  let visit: string | undefined = JSON.stringify({ userResultsId: own, quiz });
  const forget = vi.fn(async () => undefined);
  const page = {
    language: "en",
    call: async (line: string) =>
      line === "GET /api/results/:id" ? answer() : settings,
    visit: {
      read: () => visit,
      write: (text: string | undefined) => void (visit = text),
    },
    questions: { saved: undefined, forget },
  } as unknown as PageRequest;
  const outcome = await readOwnResult(page, id).catch(
    (thrown: unknown) => thrown,
  );
  return { outcome, forget, visitText: () => visit };
}
const ranked = { _id: id, ranked: true, orderedConcerns: [], answers: [] };
const refused = (status: number, code: string) => () => {
  throw Object.assign(new Error(code), { status, errors: [{ code }] });
};

test("the family's browser gets the whole result, others do not", async () => {
  expect((await open(() => ranked)).outcome).toMatchObject({ result: ranked });
  const { outcome } = await open(() => ranked, "2".repeat(22));
  expect(outcome).toBeUndefined();
});

test("a draft leads to its ranking", async () => {
  const { outcome } = await open(() => ({ ...ranked, ranked: false }));
  expect((outcome as Response).headers.get("location")).toBe(`/rank/${id}`);
});

test("results of an erased family end the visit in its browser", async () => {
  const erased = await open(refused(404, "not_found"));
  expect(erased.outcome).toMatchObject({
    data: { isForgotten: true },
    init: { status: 404 },
  });
  expect(erased.visitText()).toBeUndefined();
  expect(erased.forget).toHaveBeenCalledOnce();
});

test("keeps the visit if the server fails", async () => {
  const { outcome, visitText } = await open(refused(503, "busy"));
  expect(outcome).toBeUndefined();
  expect(visitText()).toBeDefined();
});
