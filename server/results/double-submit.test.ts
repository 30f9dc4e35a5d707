import { expect, test } from "vitest";
import {
  answerQuiz,
  createContact,
  createQuizApp,
  handIn,
} from "#server/testing/visitor/quiz.ts";

test("a contact's result is one, however often it is handed in at once", async () => {
  const test = await createQuizApp();
  const { _id: contact } = await createContact(test);
  const body = { ...(await answerQuiz(test)), contact };
  const { _id, proposed } = await handIn(test, body);
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, count) =>
      test.ask("POST /api/results", {
        body: {
          ...body,
          ...(count % 2 === 0 && { _id }),
          orderedConcerns: count % 3 === 0 ? proposed.toReversed() : proposed,
        },
      }),
    ),
  );
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(
    new Set([200]),
  );
  const { rows } = await test.pool.query("SELECT _id FROM results");
  expect(rows).toEqual([{ _id: replies[0]?.json() }]);
});

test("an anonymous double submit of one draft makes one result", async () => {
  const { ask, pool, ...test } = await createQuizApp();
  const body = await answerQuiz({ ask });
  const { _id, proposed } = await handIn({ ask, ...test }, body);
  const final = { ...body, _id, orderedConcerns: proposed };
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => ask("POST /api/results", { body: final })),
  );
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
  expect((await pool.query("SELECT 1 FROM results")).rowCount).toBe(1);
});
