import { beforeEach, expect, test, vi } from "vitest";
import { answerLabels } from "#shared/rules/quiz/answers.ts";
import * as events from "#web/core/events.ts";
import { forget, write, writeText } from "#web/core/storage/storage.ts";
import { changeQuiz } from "#web/visitor/quiz/store.ts";
import { newQuiz } from "#web/visitor/quiz/model.ts";
import { forgetFamily } from "./forget-family.ts";
import { keepUnsentQuiz, readOutbox, sendOutbox } from "./outbox.ts";

const question = {
  _id: "q",
  concern: "c",
  number: 1,
  amount: 1,
  text: "Why, {child}?",
  text_es: "¿Por qué?",
  description: "",
  description_es: "",
  ...answerLabels(() => ""),
  publication: 7,
};

type Asked = { method: string; headers: Headers; body: string | null };
type Answer = [status: number, body: unknown];

/** A server with an answer for each call; without one there is no connection. */
function server(answers: Record<string, Answer[]>) {
  const calls: { line: string; key: string | null; body: unknown }[] = [];
  vi.stubGlobal(
    "fetch",
    async (address: string, { method, headers, body }: Asked) => {
      const line = `${method} ${address}`;
      const key = headers.get("idempotency-key");
      const answer = answers[line]?.shift();
      calls.push({ line, key, body: body && JSON.parse(body) });
      if (!answer) throw new TypeError("no connection");
      return Response.json(answer[1], { status: answer[0] });
    },
  );
  return calls;
}

const refusal = (code: string) => ({ errors: [{ code, msg: code }] });

beforeEach(() => {
  localStorage.clear();
  forget("outgoing");
  write("user", { parentName: "Zenaida", childName: "Luis", information: 3 });
  writeText("quizlang", "es");
  changeQuiz(() => ({
    ...newQuiz,
    asked: { 1: question },
    answers: { q: "B" },
    publications: { q: 7 },
    handInKey: "key",
  }));
});

test("keeps only a submitted quiz, as the request and without names", () => {
  keepUnsentQuiz();
  expect(readOutbox()).toMatchObject([
    {
      language: "es",
      information: 3,
      answers: [{ question: "q", concern: "c", answer: "B", publication: 7 }],
    },
  ]);
  expect(localStorage.getItem("outgoing")).not.toMatch(/Zenaida|Luis|Why/);
  changeQuiz((quiz) => ({ ...quiz, handInKey: undefined }));
  keepUnsentQuiz();
  expect(readOutbox()).toHaveLength(1);
});

test("sends the answers, then the proposed order, and repeats with the same keys", async () => {
  keepUnsentQuiz();
  const offline = server({});
  await sendOutbox();
  expect(readOutbox()).toHaveLength(1);

  const broken = server({ "POST /api/results": [[200, "d"]] });
  await sendOutbox();
  expect(readOutbox()).toMatchObject([{ draft: "d" }]);

  const orderedConcerns = [{ _id: "c" }, { _id: "b" }];
  const online = server({
    "GET /api/results/d": [[200, { ranked: false, orderedConcerns }]],
    "POST /api/results": [[200, "r"]],
  });
  await sendOutbox();
  expect(readOutbox()).toEqual([]);
  expect(broken[0]?.key).toBe(offline[0]?.key);
  expect(broken[0]?.body).toMatchObject({ parentname: "" });
  expect(online[1]?.body).toMatchObject({ _id: "d", orderedConcerns });
  expect(online[1]?.body).not.toHaveProperty("parentname");
  expect(online[1]?.key).not.toBe(broken[0]?.key);
});

test("sends the family's own order", async () => {
  changeQuiz((quiz) => ({
    ...quiz,
    draft: "d",
    order: ["b", "c"],
    rankKey: "k",
  }));
  keepUnsentQuiz();
  const orderedConcerns = [{ _id: "c" }, { _id: "b" }];
  const calls = server({
    "GET /api/results/d": [[200, { ranked: false, orderedConcerns }]],
    "POST /api/results": [[200, "r"]],
  });
  await sendOutbox();
  expect(calls[1]?.body).toMatchObject({
    orderedConcerns: [{ _id: "b" }, { _id: "c" }],
  });
});

test("finishes a quiz that was left at the ranking, with the proposed order", async () => {
  changeQuiz((quiz) => ({ ...quiz, draft: "d", order: ["b", "c"] }));
  keepUnsentQuiz();
  const orderedConcerns = [{ _id: "c" }, { _id: "b" }];
  const calls = server({
    "GET /api/results/d": [[200, { ranked: false, orderedConcerns }]],
    "POST /api/results": [[200, "r"]],
  });
  await sendOutbox();
  expect(calls[1]?.body).toMatchObject({ _id: "d", orderedConcerns });
  expect(calls).toHaveLength(2);
  expect(readOutbox()).toEqual([]);
});

test("does not keep a finished quiz", () => {
  changeQuiz((quiz) => ({ ...quiz, draft: "d", rankKey: "k", final: "r" }));
  keepUnsentQuiz();
  expect(readOutbox()).toEqual([]);
});

test("keeps a quiz once if two tabs forget the family at the same time", () => {
  keepUnsentQuiz();
  keepUnsentQuiz();
  expect(readOutbox()).toHaveLength(1);
});

test("counts a finished quiz once, even if its draft is deleted meanwhile", async () => {
  const counted = vi.spyOn(events, "track").mockReturnValue();
  keepUnsentQuiz();
  server({
    "POST /api/results": [[200, "d"]],
    "GET /api/results/d": [[404, refusal("not_found")]],
  });
  await sendOutbox();
  expect(readOutbox()).toHaveLength(1);
  const orderedConcerns = [{ _id: "c" }];
  server({
    "POST /api/results": [
      [200, "e"],
      [200, "r"],
    ],
    "GET /api/results/e": [[200, { ranked: false, orderedConcerns }]],
  });
  await sendOutbox();
  expect(readOutbox()).toEqual([]);
  expect(counted).toHaveBeenCalledExactlyOnceWith("quiz_finished", {
    place: "/question/{number}",
  });

  // The page itself has counted a quiz whose draft arrived before the family left.
  changeQuiz((quiz) => ({ ...quiz, draft: "f" }));
  keepUnsentQuiz();
  server({
    "GET /api/results/f": [[404, refusal("not_found")]],
    "POST /api/results": [[200, "e"]],
  });
  await sendOutbox();
  await sendOutbox();
  expect(counted).toHaveBeenCalledOnce();
});

test("does not send an order that has arrived", async () => {
  changeQuiz((quiz) => ({ ...quiz, draft: "d", order: ["c"], rankKey: "k" }));
  keepUnsentQuiz();
  const calls = server({
    "GET /api/results/d": [[200, { ranked: true, orderedConcerns: [] }]],
  });
  await sendOutbox();
  expect(calls).toHaveLength(1);
  expect(readOutbox()).toEqual([]);
});

test("sends the answers anew if the draft was deleted, and keeps what is refused", async () => {
  changeQuiz((quiz) => ({ ...quiz, draft: "d", order: ["c"], rankKey: "k" }));
  keepUnsentQuiz();
  server({ "GET /api/results/d": [[404, refusal("not_found")]] });
  await sendOutbox();
  expect(readOutbox()).toHaveLength(1);
  expect(readOutbox()[0]).not.toHaveProperty("draft");
  server({ "POST /api/results": [[400, refusal("malformed")]] });
  await sendOutbox();
  expect(readOutbox()).toHaveLength(1);
});

test("forgets the family, but not what is unsent", async () => {
  sessionStorage.setItem("positions", "{}");
  const remove = vi.fn(async () => true);
  vi.stubGlobal("caches", { keys: async () => ["visits-1"], delete: remove });
  await forgetFamily();
  expect(Object.keys(localStorage)).toEqual(["outgoing"]);
  expect(sessionStorage).toHaveLength(0);
  expect(remove).toHaveBeenCalledWith("visits-1");
});
