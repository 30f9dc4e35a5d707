import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { newVisit } from "#web/visitor/quiz/cookie-visit.ts";
import {
  type PageRequest,
  pageRequestContext,
} from "#web/core/calls/page-request.ts";
import { takeRanking } from "./rank.action.ts";

const id = "1".repeat(22);

test.each([404, 503])(
  "redirects to the ranking, which explains it, if reading the draft fails with %i",
  async (status) => {
    const page: Partial<PageRequest> = {
      call: () => Promise.reject({ status }),
      visit: { read: () => undefined, write: () => {} },
    };
    const context = new RouterContextProvider();
    context.set(pageRequestContext, page as PageRequest);
    const request = new Request(`http://localhost/rank/${id}`, {
      method: "POST",
      body: new URLSearchParams({ do: "save" }),
    });
    const answer = takeRanking({ request, params: { id }, context });
    const { status: answered, headers } = (await answer) as Response;
    expect([answered, headers.get("location")]).toEqual([303, `/rank/${id}`]);
  },
);

test.each([
  ["a draft of this visit gets the visit's answers and names", id, true],
  [
    "a draft of another visit keeps its own answers and names",
    "2".repeat(22),
    false,
  ],
])("after one move, %s", async (_what, draft, isOwn) => {
  const question = { _id: "q", concern: "x", number: 1, amount: 1 };
  const handedIn: unknown[] = [];
  const replies: Record<string, unknown> = {
    "GET /api/results/:id": {
      _id: id,
      orderedConcerns: [{ _id: "x" }, { _id: "y" }],
    },
    "GET /api/questions": [question],
    "POST /api/results": "3".repeat(22),
  };
  let visit: string | undefined = JSON.stringify({
    ...newVisit(),
    user: { parentName: "Ana", contactId: "4".repeat(22) },
    quiz: { asked: {}, answers: { q: "B" }, draft },
  });
  const page: Partial<PageRequest> = {
    language: "en",
    call: (async (line: string, { body }: { body?: unknown }) => {
      if (line.startsWith("POST")) handedIn.push(body);
      return replies[line];
    }) as never,
    visit: { read: () => visit, write: (text) => void (visit = text) },
  };
  const context = new RouterContextProvider();
  context.set(pageRequestContext, page as PageRequest);
  for (const step of [{ move: "y 0" }, { do: "save" }])
    await takeRanking({
      request: new Request(`http://localhost/rank/${id}`, {
        method: "POST",
        body: new URLSearchParams(step as Record<string, string>),
      }),
      params: { id },
      context,
    });
  const order = { _id: id, orderedConcerns: [{ _id: "y" }, { _id: "x" }] };
  expect(handedIn).toEqual([
    isOwn
      ? {
          ...order,
          parentname: "Ana",
          contact: "4".repeat(22),
          language: "en",
          answers: [{ question: "q", concern: "x", answer: "B" }],
        }
      : { ...order, parentname: "", language: "en", answers: [] },
  ]);
});
