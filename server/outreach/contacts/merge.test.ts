import { expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { withStaff } from "#server/testing/staff/staff-calls.ts";
import {
  answerQuiz,
  insertInvitedContact,
  createQuizApp,
  finishQuiz,
  handIn,
} from "#server/testing/visitor/quiz.ts";

const content = {
  name: "Ana Ruiz",
  childname: "Luz",
  phone: "+12015550188",
  note: "From both",
  tags: ["North"],
};

/** Two contacts of one family, and a function that merges them. */
async function createPair() {
  const app = await withStaff(await createQuizApp());
  const keep = await insertInvitedContact(app, { name: "Ana" });
  const drop = await insertInvitedContact(app, { name: "Ana R." });
  const merge = (more: object = {}) =>
    app.call("POST /api/contacts/merge", {
      keep: { _id: keep._id, version: 1 },
      drop: { _id: drop._id, version: 1 },
      content,
      ...more,
    });
  const list = async () => (await app.call("GET /api/contacts")).json();
  return { ...app, keep, drop, merge, list };
}

test("merging keeps one contact with the chosen fields and is logged", async () => {
  const { merge, list, keep, auditLines } = await createPair();
  const reply = await merge();
  expect(reply.json()).toMatchObject({ ...content, _id: keep._id, version: 2 });
  expect((await auditLines()).at(-1)).toMatchObject({
    event: "contacts_merged",
    subject: keep._id,
  });
  expect(await list()).toHaveLength(1);
});

test("the remaining contact gets the results and texts of both", async () => {
  const app = await createPair();
  const { merge, pool, keep, drop } = app;
  const result = await finishQuiz(app, { contact: drop._id });
  await pool.query(
    `INSERT INTO messages (_id, kind, "to", body, state, contact)
     VALUES ('m', 'sms', '+12015550123', 'Hi', 'sent', $1)`,
    [drop._id],
  );
  expect((await merge()).json()).toMatchObject({ active: 0, result });
  const { rows } = await pool.query("SELECT contact FROM messages");
  expect(rows).toEqual([{ contact: keep._id }]);
});

test("the old link still opens, and its answers count once for the family", async () => {
  const app = await createPair();
  const { merge, ask, keep, drop, list } = app;
  await merge();
  const third = await insertInvitedContact(app, { name: "Third" });
  await app.call("POST /api/contacts/merge", {
    keep: { _id: third._id, version: 1 },
    drop: { _id: keep._id, version: 2 },
    content,
  });
  const opened = await ask(`GET /api/contacts/${drop._id}`);
  expect(opened.json()).toMatchObject({ _id: third._id, name: content.name });
  const result = await finishQuiz(app, { contact: drop._id });
  expect((await list())[0]).toMatchObject({ _id: third._id, result });
  for (const { _id } of [third, keep, drop]) {
    const found = await ask(`GET /api/results/user/${_id}`);
    expect(found.json()._id).toBe(result);
  }
});

test("a draft submitted before the merge can be ranked after it", async () => {
  const app = await createPair();
  const quiz = { ...(await answerQuiz(app, ["A"])), contact: app.drop._id };
  const { _id, proposed } = await handIn(app, quiz);
  await app.merge();
  const body = { ...quiz, _id, orderedConcerns: proposed };
  const result = (await app.ask("POST /api/results", { body })).json();
  expect((await app.list())[0]).toMatchObject({ _id: app.keep._id, result });
});

test("an opt-out on either phone applies to the remaining contact", async () => {
  const { merge, pool, drop } = await createPair();
  await pool.query(
    "UPDATE contacts SET phone = '+12015550199' WHERE _id = $1",
    [drop._id],
  );
  await pool.query("INSERT INTO opt_outs (phone) VALUES ('+12015550199')");
  expect((await merge()).json()).toMatchObject({ optedout: true });
});

test("an opt-out by staff stays one that staff can undo", async () => {
  const { merge, pool, drop } = await createPair();
  await pool.query(
    "UPDATE contacts SET phone = '+12015550199' WHERE _id = $1",
    [drop._id],
  );
  await pool.query(
    "INSERT INTO opt_outs (phone, bystaff) VALUES ('+12015550199', true)",
  );
  await merge();
  const { rows } = await pool.query("SELECT DISTINCT bystaff FROM opt_outs");
  expect(rows).toEqual([{ bystaff: true }]);
});

test("refuses to merge two finished contacts, and contacts changed since they were read", async () => {
  const app = await createPair();
  const { merge, keep, drop, list } = app;
  const late = await merge({ keep: { _id: keep._id, version: 0 } });
  expect(late.json().errors[0].code).toBe("edited_meanwhile");
  for (const contact of [keep._id, drop._id])
    await finishQuiz(app, { contact });
  const refused = await merge();
  expect([refused.statusCode, refused.json().errors[0].code]).toEqual([
    409,
    "both_answered",
  ]);
  expect(await list()).toHaveLength(2);
});

test("refuses to merge a contact with itself or an unknown one, or into a duplicate", async () => {
  const app = await createPair();
  const { merge, keep, list } = app;
  const { name, childname, phone } = content;
  await app.call("POST /api/contacts", { name, childname, phone });
  const statuses = [
    await merge({ drop: { _id: keep._id, version: 1 } }),
    await merge({ drop: { _id: newId(), version: 1 } }),
    await merge(),
  ].map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([400, 404, 409]);
  expect(await list()).toHaveLength(3);
});

test("after a merge neither import can be undone, and no erasure is recorded for backups", async () => {
  const { merge, pool, drop } = await createPair();
  await pool.query(
    `WITH made AS (INSERT INTO imports (_id, filename, hash, added, changed, unchanged, refused)
       VALUES ('i', 'a.csv', '', 1, 0, 0, 0) RETURNING _id)
     INSERT INTO imported_contacts (import, contact) SELECT 'i', $1 FROM made`,
    [drop._id],
  );
  await merge();
  for (const table of ["imported_contacts", "erasures"])
    expect((await pool.query(`SELECT FROM ${table}`)).rowCount).toBe(0);
});
