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

/** Sends an answer of a visit with a cookie. Returns the next address and the stored visit. */
async function sendAnswer(visit: object, number: number, question: string) {
  let stored: string | undefined = JSON.stringify(visit);
  const page: Partial<PageRequest> = {
    language: "en",
    call: (async (line: string) =>
      line === "GET /api/questions" ? questions : "draft") as never,
    visit: { read: () => stored, write: (text) => void (stored = text) },
  };
  const context = new RouterContextProvider();
  context.set(pageRequestContext, page as PageRequest);
  const request = new Request(`http://localhost/question/${number}`, {
    method: "POST",
    body: new URLSearchParams({ question, answer: "C" }),
  });
  const params = { number: String(number) };
  const reply = await takeAnswer({ request, params, context });
  const to = reply instanceof Response && reply.headers.get("location");
  return { to, visit: JSON.parse(stored) as { quiz: { answers: object } } };
}

test("after the last answer the quiz is submitted, also if staff reversed the order meanwhile", async () => {
  const answers = { first: "A", second: "B" };
  const quiz = { asked: {}, answers };
  const { to } = await sendAnswer(
    { user: { parentName: "Ana" }, quiz },
    3,
    "third",
  );
  expect(to).toBe("/rank/draft");
});

test("a visitor without a name is asked for it only before the answers are submitted, and keeps them", async () => {
  const first = await sendAnswer({}, 1, "third");
  expect(first.to).toBe("/question/2");
  const second = await sendAnswer(first.visit, 2, "second");
  const last = await sendAnswer(second.visit, 3, "first");
  expect(last.to).toBe("/quiz");
  expect(last.visit.quiz.answers).toEqual({
    third: "C",
    second: "C",
    first: "C",
  });
});

test("a family that sends only its last answer before its scripts load is led to where it continues", async () => {
  const { to } = await sendAnswer({}, 3, "first");
  expect(to).toBe("/quiz");
});
