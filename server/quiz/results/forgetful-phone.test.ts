import { describe, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import {
  answerQuiz,
  insertInvitedContact,
  createQuizApp,
  finishQuiz,
  handIn,
  postWith,
  submitDraft,
} from "#server/testing/visitor/quiz.ts";

type Quiz = Awaited<ReturnType<typeof createQuizApp>>;

test("a phone that stored nothing can still rank its draft", async () => {
  const quiz = await createQuizApp();
  const { _id: contact } = await insertInvitedContact(quiz);
  const { _id, proposed } = await handIn(quiz, {
    ...(await answerQuiz(quiz)),
    contact,
  });
  const orderedConcerns = proposed.toReversed();
  const body = {
    _id,
    parentname: "",
    language: "en",
    answers: [],
    orderedConcerns,
  };
  const reply = await quiz.ask("POST /api/results", { body });
  expect(reply.statusCode).toBe(200);

  const result = (await quiz.ask(`GET /api/results/${reply.json()}`)).json();
  expect(result.ranked).toBe(true);
  expect(result.answers).toHaveLength(16);
  expect(result.orderedConcerns).toEqual(orderedConcerns);
  const { rows } = await quiz.pool.query(
    "SELECT parentname, contact FROM results",
  );
  expect(rows).toEqual([{ parentname: "Maria", contact }]);
  const { rows: contacts } = await quiz.pool.query(
    "SELECT active FROM contacts",
  );
  expect(contacts).toEqual([{ active: 0 }]);
});

test("a draft can be ranked with the answers in the form that the API returns, and keeps its names", async () => {
  const quiz = await createQuizApp();
  const { _id: contact } = await insertInvitedContact(quiz);
  const given = { ...(await answerQuiz(quiz)), contact };
  const { _id, proposed } = await handIn(quiz, given);
  const read = (await quiz.ask(`GET /api/results/${_id}`)).json();
  const orderedConcerns = proposed.map((each) => ({ _id: each._id }));
  const body = { ...read, orderedConcerns, contact };
  const reply = await quiz.ask("POST /api/results", { body });
  expect(reply.statusCode, reply.body).toBe(200);
  const { rows } = await quiz.pool.query(
    "SELECT final, contact, parentname, childname, chosen FROM results",
  );
  const { parentname, childname } = given;
  const chosen = given.answers.map(({ answer }) => answer);
  const names = { contact, parentname, childname };
  expect(rows).toEqual([{ final: true, ...names, chosen }]);
});

test("answers in the form that the API returns are refused without their draft", async () => {
  const quiz = await createQuizApp();
  const { _id } = await handIn(quiz, await answerQuiz(quiz));
  const { answers } = (await quiz.ask(`GET /api/results/${_id}`)).json();
  const body = { parentname: "Eve", language: "en", answers };
  const reply = await quiz.ask("POST /api/results", { body });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().errors[0]).toMatchObject({
    code: "required",
    field: "answers",
  });
});

test("a ranking without answers and draft is refused", async () => {
  const quiz = await createQuizApp();
  const { proposed } = await handIn(quiz, await answerQuiz(quiz));
  const body = {
    parentname: "",
    language: "en",
    answers: [],
    orderedConcerns: proposed,
  };
  const nameless = await quiz.ask("POST /api/results", { body });
  expect(nameless.json().errors[0]).toMatchObject({
    code: "required",
    field: "answers",
  });
  const gone = await quiz.ask("POST /api/results", {
    body: { ...body, _id: newId() },
  });
  expect(gone.statusCode).toBe(400);
  expect(gone.json().errors[0].code).toBe("ranking_outdated");
});

const formsOfAnswers = [
  "as ids",
  "as the API returns them",
  "left out",
] as const;

/** A draft to rank, with its answers in one of the forms in which phones send them. */
async function rankingOf(
  quiz: Quiz,
  { body, final }: Awaited<ReturnType<typeof submitDraft>>,
  form: (typeof formsOfAnswers)[number],
) {
  const { _id, orderedConcerns } = final;
  const { answers, ...read } = (
    await quiz.ask(`GET /api/results/${_id}`)
  ).json();
  const ranking = { _id, language: body.language, orderedConcerns };
  if (form === "as ids") return { ...ranking, answers: body.answers };
  if (form === "left out") return ranking;
  return { ...read, ...ranking, answers };
}

describe.each(formsOfAnswers)("a ranking with its answers %s", (form) => {
  test("counts for a contact that its draft did not name", async () => {
    const quiz = await createQuizApp();
    const { _id: contact } = await insertInvitedContact(quiz);
    const ranking = await rankingOf(quiz, await submitDraft(quiz), form);
    const reply = await postWith(quiz, { ...ranking, contact });
    expect(reply.statusCode, reply.body).toBe(200);
    const { rows } = await quiz.pool.query(
      "SELECT contact, parentname, childname FROM results",
    );
    const names = { parentname: "Maria", childname: "Ana" };
    expect(rows).toEqual([{ contact, ...names }]);
    const contacts = await quiz.pool.query("SELECT active FROM contacts");
    expect(contacts.rows).toEqual([{ active: 0 }]);
  });

  test("is refused for an unknown contact, and keeps its draft", async () => {
    const quiz = await createQuizApp();
    const ranking = await rankingOf(quiz, await submitDraft(quiz), form);
    const reply = await postWith(quiz, { ...ranking, contact: newId() });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors).toMatchObject([
      { code: "unknown_contact", field: "contact" },
    ]);
    const { rows } = await quiz.pool.query("SELECT final FROM results");
    expect(rows).toEqual([{ final: false }]);
  });

  test("counts for the contact of its draft when it names none itself", async () => {
    const quiz = await createQuizApp();
    const { _id: contact } = await insertInvitedContact(quiz);
    const draft = await submitDraft(quiz, { contact });
    const ranking = await rankingOf(quiz, draft, form);
    expect((await postWith(quiz, ranking)).statusCode).toBe(200);
    const { rows } = await quiz.pool.query("SELECT contact FROM results");
    expect(rows).toEqual([{ contact }]);
  });

  test.each(["named", "not named"])(
    "returns the result of a contact who finished with another draft, %s",
    async (named) => {
      const quiz = await createQuizApp();
      const { _id: contact } = await insertInvitedContact(quiz);
      const ranking = await rankingOf(
        quiz,
        await submitDraft(quiz, { contact }),
        form,
      );
      const finished = await finishQuiz(quiz, { contact });
      const reply = await postWith(quiz, {
        ...ranking,
        contact: named === "named" ? contact : null,
      });
      expect(reply.statusCode, reply.body).toBe(200);
      expect(reply.json()).toBe(finished);
      const { rows } = await quiz.pool.query("SELECT _id FROM results");
      expect(rows).toEqual([{ _id: finished }]);
    },
  );
});
