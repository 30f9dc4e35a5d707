import type { AnswerOption } from "#shared/rules/quiz/answers.ts";
import { withPlaceholder } from "#shared/rules/content/placeholder-query.ts";
import { newId } from "#server/platform/ids.ts";
import type { CanaryFamily } from "#server/testing/privacy/canaries.ts";
import {
  newQuiz,
  type QuizQuestion,
  type SavedQuiz,
  type Visitor,
  withAnswer,
  withQuestions,
} from "#web/visitor/quiz/model.ts";
import {
  type Submission,
  submitQuiz,
  submitRanking,
} from "#web/visitor/quiz/submit.ts";
import type { Browser } from "#seams/support/browser.ts";

/** A family that takes the quiz. */
export type Guest = {
  known: CanaryFamily;
  /** The contact whose link it opens; undefined without an invitation. */
  contact: string | undefined;
};

/** What becomes of its quiz. */
export type Brought = {
  /** Its browser; undefined if it has none. */
  browser?: Browser;
  /** The id of the stored result. */
  result: string | undefined;
  /** The labels of the chosen answers as the family read them. */
  labels: string[];
};

/** A quiz that came in. */
export type Arrival = Guest & Brought;

const query = withPlaceholder;

const letters: AnswerOption[] = ["B", "A", "C", "E", "D"];
export const letterAt = (place: number) =>
  letters[place % letters.length] ?? "A";
export const labelOf = (question: QuizQuestion, letter: AnswerOption) =>
  String(question[`label${letter}`]);

/** Reads the questions and answers all of them, like the scripts of the site. */
export async function answerAll(
  browser: Browser,
  { known, contact }: Guest,
  given?: QuizQuestion[],
) {
  const user: Visitor = { parentName: known.parent, childName: known.child };
  if (contact !== undefined) {
    await browser.call("GET /api/contacts/:id", { params: { id: contact } });
    user.contactId = contact;
  }
  const questions =
    given ?? (await browser.call("GET /api/questions", { query }));
  let quiz: SavedQuiz = withQuestions(newQuiz, questions);
  const labels = questions.map((question, at) => {
    quiz = withAnswer(quiz, question, letterAt(at));
    return labelOf(question, letterAt(at));
  });
  const keys = { answers: newId(), order: newId() };
  const store = { user, quiz };
  const submission: Submission = {
    call: browser.call,
    language: "en",
    keyOf: (kind) => keys[kind],
    store: {
      read: () => store,
      submitted: (kind, id) =>
        void Object.assign(store.quiz, {
          [kind === "answers" ? "draft" : "final"]: id,
        }),
      forgetContact: () => delete store.user.contactId,
    },
  };
  return { submission, store, labels };
}

/** The ids of the concerns in the proposed order. */
export async function proposedOrder({ call }: Browser, id: string) {
  const draft = await call("GET /api/results/:id", { params: { id } });
  return draft.orderedConcerns.map(({ _id }) => _id);
}

/** Takes the quiz like the scripts of the site. */
export async function byScripts(
  browser: Browser,
  guest: Guest,
  questions?: QuizQuestion[],
): Promise<Brought> {
  const { submission, store, labels } = await answerAll(
    browser,
    guest,
    questions,
  );
  const draft = await submitQuiz(submission);
  store.quiz.order = await proposedOrder(browser, draft);
  return { browser, result: await submitRanking(submission), labels };
}

/** Takes the quiz like a browser without scripts. */
export async function byForms(
  browser: Browser,
  { known, contact }: Guest,
): Promise<Brought> {
  const { call, post } = browser;
  const { parent: parentName, child: childName } = known;
  const start = contact === undefined ? "/quiz" : `/quiz/${contact}`;
  await post(start, { parentName, childName, quizlang: "en" });
  const labels: string[] = [];
  let next = "/question/1";
  while (next.startsWith("/question/")) {
    const params = { number: next.slice("/question/".length) };
    const asked = await call("GET /api/questions/pos/:number", {
      params,
      query,
    });
    const answer = letterAt(labels.length);
    labels.push(labelOf(asked, answer));
    next = await post(next, {
      question: asked._id,
      publication: String(asked.publication),
      answer,
    });
  }
  const results = await post(next, { do: "save" });
  return { browser, result: results.replace("/results/", ""), labels };
}
