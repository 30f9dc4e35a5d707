import { expect, onTestFinished, test } from "vitest";
import { connect } from "#server/db/connect.ts";
import { createTestDatabase } from "#server/testing/database/postgres.ts";
import { type AnswerOnce, answerOnceWith } from "./answer-once.ts";

test("two instances make one result of one call, whichever comes first", async () => {
  const database = await createTestDatabase();
  const other = connect(database.target, { size: 5, log: { warn() {} } });
  onTestFinished(async () => {
    await other.db.destroy();
    await database.drop();
  });
  const one = answerOnceWith(database.db);
  const two = answerOnceWith(other.db);
  let done = 0;
  const post = (instance: AnswerOnce) =>
    instance({
      key: "one",
      scope: "here",
      input: 1,
      present: JSON.stringify,
      answer: (once) =>
        once(async (trx) => {
          const event = {
            language: "en",
            name: "printed",
            place: "/",
          } as const;
          await trx.insertInto("events").values(event).execute();
          return (done += 1);
        }),
    });
  const replies = await Promise.all(
    [one, two, two, one, one, two, one, two].map(post),
  );
  expect(new Set(replies).size).toBe(1);
  expect(
    await database.db.selectFrom("events").selectAll().execute(),
  ).toHaveLength(1);
});
