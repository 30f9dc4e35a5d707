import { type APIRequestContext, expect, type Page } from "@playwright/test";
import type { QuestionAtPosition } from "#shared/contract/questions.ts";
import type { AnswerOption } from "#shared/rules/answers.ts";
import type { Result } from "#shared/contract/results.ts";

type Asked = { _id: string; concern: string | null; text: string };
type Answer = (question: Asked, place: number) => AnswerOption;

async function questions(request: APIRequestContext): Promise<Asked[]> {
  const all: Asked[] = [];
  for (let number = 1; ; number += 1) {
    const reply = await request.get(`/api/questions/pos/${number}`);
    const question = (await reply.json()) as QuestionAtPosition;
    all.push(question);
    if (question.isLast) return all;
  }
}

function answerTo({ text }: Asked): AnswerOption {
  if (text.startsWith("How worried are you about side effects")) return "B";
  return text.startsWith("How hard would it be to get this") ? "A" : "E";
}

async function post(request: APIRequestContext, data: object): Promise<string> {
  const reply = await request.post("/api/results", { data });
  expect(reply.ok()).toBe(true);
  return (await reply.json()) as string;
}

/** Answers by the API: worried about side effects, very hard to get, nothing else. */
export async function draftResult(
  request: APIRequestContext,
  answer: Answer = answerTo,
) {
  const answers = (await questions(request)).map((question, place) => ({
    question: question._id,
    concern: question.concern,
    answer: answer(question, place),
  }));
  const given = { parentname: "Ana", language: "en", answers };
  return { id: await post(request, given), given };
}

/** The same, ranked: cost first as proposed, then side effects, then what was moved up: boys. */
export async function rankedResult(
  request: APIRequestContext,
): Promise<string> {
  const { id, given } = await draftResult(request);
  const draft = (await (
    await request.get(`/api/results/${id}`)
  ).json()) as Result;
  const isMovedUp = ({ name }: { name: string }) => /boys/i.test(name);
  const [first, second, ...others] = draft.orderedConcerns;
  const orderedConcerns = [
    first,
    second,
    ...others.filter(isMovedUp),
    ...others.filter((concern) => !isMovedUp(concern)),
  ].map((concern) => ({ _id: concern?._id }));
  return post(request, { ...given, _id: id, orderedConcerns });
}

/** What the first two questions ask: the child's age and the doses so far; everything else as `answer` says. */
export async function resultAbout(
  request: APIRequestContext,
  child: AnswerOption[],
  answer: Answer = answerTo,
): Promise<string> {
  const { id, given } = await draftResult(
    request,
    (question, place) => child[place] ?? answer(question, place),
  );
  const reply = await request.get(`/api/results/${id}`);
  const { orderedConcerns } = (await reply.json()) as Result;
  const ids = orderedConcerns.map(({ _id }) => ({ _id }));
  return post(request, { ...given, _id: id, orderedConcerns: ids });
}

/** This phone took the quiz and knows the names. */
export async function ownResult(
  page: Page,
  request: APIRequestContext,
): Promise<string> {
  const id = await rankedResult(request);
  const user = JSON.stringify({ parentName: "Ana", childName: "Leo" });
  await page.addInitScript(
    ([known, own]) => {
      if (sessionStorage.getItem("known")) return;
      sessionStorage.setItem("known", "yes");
      localStorage.setItem("user", String(known));
      localStorage.setItem("userResultsId", String(own));
    },
    [user, id],
  );
  return id;
}

/** Adds a question in the visitor's own words, from the first panel. */
export async function writeQuestion(page: Page, question: string) {
  const button = /Write my own question|Escribir mi propia pregunta/;
  await page.getByRole("button", { name: button }).first().click();
  await page.getByLabel(/My own question|Mi propia pregunta/).fill(question);
  await page.keyboard.press("Enter");
}
