import type { QuestionAtPosition } from "#shared/contract/content/questions.ts";
import type { AnswerOption } from "#shared/rules/quiz/answers.ts";
import type { Clock } from "#server/services.ts";
import { newId } from "#server/platform/ids.ts";
import { fillContent } from "#server/testing/database/default-content.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

/** An app with the default content, and with limits that tests do not reach by chance. */
export async function createQuizApp(
  env: NodeJS.ProcessEnv = {},
  clock?: Clock,
) {
  const test = await createTestApp(
    { RATE_LIMIT_SCALE: "1000", ...env },
    undefined,
    undefined,
    undefined,
    clock,
  );
  await fillContent(test);
  return test;
}

/** All active questions, as a visitor's browser reads them. */
export async function askQuestions({ ask }: Pick<TestApp, "ask">) {
  const questions: QuestionAtPosition[] = [];
  for (let isLast = false; !isLast;) {
    const reply = await ask(`GET /api/questions/pos/${questions.length + 1}`);
    const question: QuestionAtPosition = reply.json();
    questions.push(question);
    isLast = question.isLast;
  }
  return questions;
}

/** The answers to all questions, taken from this list in turn. */
export async function answerQuiz(
  test: Pick<TestApp, "ask">,
  letters: AnswerOption[] = ["A", "B", "C", "D", "E"],
) {
  const questions = await askQuestions(test);
  return {
    parentname: "Maria",
    childname: "Ana",
    language: "en" as const,
    answers: questions.map(({ _id, concern }, place) => ({
      question: _id,
      concern,
      answer: letters[place % letters.length] as AnswerOption,
    })),
  };
}

/** Submits a draft. Returns its id and the proposed order. */
export async function handIn({ ask }: Pick<TestApp, "ask">, body: object) {
  const _id: string = (await ask("POST /api/results", { body })).json();
  const draft = (await ask(`GET /api/results/${_id}`)).json();
  const proposed: { _id: string; count: number }[] = draft.orderedConcerns;
  return { _id, proposed };
}

/** A submitted quiz that is not ranked yet. */
export async function submitDraft(
  test: Pick<TestApp, "ask">,
  more: object = {},
) {
  const body = { ...(await answerQuiz(test)), ...more };
  const { _id, proposed } = await handIn(test, body);
  return { body, final: { ...body, _id, orderedConcerns: proposed } };
}

/** Submits like a browser, with an idempotency key. */
export function postWith(
  { ask }: Pick<TestApp, "ask">,
  body: object,
  key = newId(),
) {
  return ask("POST /api/results", {
    body,
    headers: { "idempotency-key": key },
  });
}

/** Submits and ranks a quiz. Returns the id of the final result. */
export async function finishQuiz(
  test: Pick<TestApp, "ask">,
  more: object = {},
): Promise<string> {
  const { final } = await submitDraft(test, more);
  return (await test.ask("POST /api/results", { body: final })).json();
}

export async function insertInvitedContact(
  { db }: Pick<TestApp, "db">,
  more: { name?: string; phone?: string; date?: string } = {},
) {
  const contact = {
    _id: newId(),
    name: "Maria Invited",
    childname: "Ana Invited",
    phone: "+12015550123",
    redcapid: "R-17",
    language: "es" as const,
    date: "2026-11-01T12:00:00.000Z",
    ...more,
  };
  await db.insertInto("contacts").values(contact).execute();
  return contact;
}
