import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import {
  type PageRequest,
  pageRequestContext,
} from "#web/core/calls/page-request.ts";
import { takeAnswer } from "./question.action.ts";

const questions = ["third", "second", "first"].map((_id, at) => ({
  _id,
  concern: null,
  number: at + 1,
  amount: 3,
  text: "",
  text_es: "",
}));

test("after the last answer the quiz is submitted, also if staff reversed the order meanwhile", async () => {
  const answers = { first: "A", second: "B" };
  const user = { parentName: "Ana" };
  let visit: string | undefined = JSON.stringify({
    user,
    quiz: { asked: {}, answers },
  });
  const page: Partial<PageRequest> = {
    language: "en",
    call: (async (line: string) =>
      line === "GET /api/questions" ? questions : "draft") as never,
    visit: { read: () => visit, write: (text) => void (visit = text) },
  };
  const context = new RouterContextProvider();
  context.set(pageRequestContext, page as PageRequest);
  const request = new Request("http://localhost/question/3", {
    method: "POST",
    body: new URLSearchParams({ question: "third", answer: "C" }),
  });
  const reply = await takeAnswer({ request, params: { number: "3" }, context });
  expect(reply instanceof Response && reply.headers.get("location")).toBe(
    "/rank/draft",
  );
});
