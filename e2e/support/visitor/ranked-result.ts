import { type APIRequestContext, expect, type Page } from "@playwright/test";
import type { QuestionAtPosition } from "#shared/contract/content/questions.ts";
import type { AnswerOption } from "#shared/rules/quiz/answers.ts";
import type { Result } from "#shared/contract/quiz/results.ts";

type Answer = (question: QuestionAtPosition, place: number) => AnswerOption;

async function questions(request: APIRequestContext) {
  const read = async (number: number) => {
    const reply = await request.get(`/api/questions/pos/${number}`);
    return (await reply.json()) as QuestionAtPosition;
  };
  const first = await read(1);
  const others = Array.from({ length: first.amount - 1 }, (_, at) => at + 2);
  return [first, ...(await Promise.all(others.map(read)))];
}

function answerTo({ text }: QuestionAtPosition): AnswerOption {
  if (text.startsWith("How worried are you about side effects")) return "B";
  return text.startsWith("How hard would it be to get this") ? "A" : "E";
}

async function post(request: APIRequestContext, data: object): Promise<string> {
  const reply = await request.post("/api/results", { data });
  expect(reply.ok()).toBe(true);
  return (await reply.json()) as string;
}

/** Submits answers through the API: worried about side effects, vaccine very hard to get, no other worries. */
async function draftResult(
  request: APIRequestContext,
  answer: Answer = answerTo,
) {
  const allQuestions = await questions(request);
  const answers = allQuestions.map((question, place) => ({
    question: question._id,
    concern: question.concern,
    answer: answer(question, place),
  }));
  const given = { parentname: "Ana", language: "en", answers };
  return { id: await post(request, given), given, allQuestions };
}

/** Submits the same answers and ranks them: cost, side effects, then boys, which is moved up. */
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

/** A ranked result with these answers to the first two questions (age, doses); `answer` chooses the others. */
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

/** Puts these entries into localStorage when the first page opens. */
function store(page: Page, given: Record<string, string>) {
  return page.addInitScript((entries) => {
    if (sessionStorage.getItem("known")) return;
    sessionStorage.setItem("known", "yes");
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(given));
}

const user = JSON.stringify({ parentName: "Ana", childName: "Leo" });

/** A ranked result that belongs to this phone, with names. */
export async function ownResult(
  page: Page,
  request: APIRequestContext,
): Promise<string> {
  const userResultsId = await rankedResult(request);
  await store(page, { user, userResultsId });
  return userResultsId;
}

/** A submitted quiz on this phone, not ranked yet. */
export async function ownDraft(
  page: Page,
  request: APIRequestContext,
): Promise<string> {
  const { id: draft, given, allQuestions } = await draftResult(request);
  const byNumber = allQuestions.map((question) => [question.number, question]);
  const answers = given.answers.map(({ question, answer }) => [
    question,
    answer,
  ]);
  const quiz = JSON.stringify({
    asked: Object.fromEntries(byNumber) as object,
    answers: Object.fromEntries(answers) as object,
    draft,
  });
  await store(page, { user, quizlang: "en", quiz, userResultsId: draft });
  return draft;
}

/** Adds the visitor's own question from the first panel. */
export async function writeQuestion(page: Page, question: string) {
  const button = /Write my own question|Escribir mi propia pregunta/;
  await page.getByRole("button", { name: button }).first().click();
  await page
    .getByRole("textbox", { name: /My own question|Mi propia pregunta/ })
    .fill(question);
  await page.keyboard.press("Enter");
}
