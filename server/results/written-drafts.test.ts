import { expect, test } from "vitest";
import {
  createContact,
  createQuizApp,
  postWith,
  withDraft,
} from "#server/testing/visitor/quiz.ts";

type App = Awaited<ReturnType<typeof createQuizApp>>;

/** Changes a draft behind the back of the instance that wrote it. */
async function changeDraft({ pool }: App, change: string) {
  expect((await pool.query(change)).rowCount).toBe(1);
}

test("a draft that became a problem since it was written here leaves a problem", async () => {
  const app = await createQuizApp();
  const { _id: contact } = await createContact(app);
  const { final } = await withDraft(app, { contact });
  await changeDraft(
    app,
    "UPDATE results SET contact = NULL, problem = 'contact deleted'",
  );
  const reply = await postWith(app, { ...final, contact: null });
  expect(reply.statusCode).toBe(200);
  const { rows } = await app.pool.query("SELECT final, problem FROM results");
  expect(rows).toEqual([{ final: true, problem: "contact deleted" }]);
});

test("a draft that is gone since it was written here is ranked by its answers, once", async () => {
  const app = await createQuizApp();
  const { final } = await withDraft(app);
  await changeDraft(app, "DELETE FROM results");
  const replies = [await postWith(app, final), await postWith(app, final)];
  expect(replies[0]?.statusCode).toBe(200);
  expect(replies[1]?.json()).toBe(replies[0]?.json());
  const { rows } = await app.pool.query("SELECT _id, final FROM results");
  expect(rows).toEqual([{ _id: replies[0]?.json(), final: true }]);
});

test("who sends no names along is ranked with those in the database", async () => {
  const app = await createQuizApp();
  const { final } = await withDraft(app, { parentname: "María" });
  const { parentname: _, ...nameless } = final;
  expect((await postWith(app, nameless)).statusCode).toBe(200);
  const { rows } = await app.pool.query(
    "SELECT final, parentname FROM results",
  );
  expect(rows).toEqual([{ final: true, parentname: "María" }]);
});
