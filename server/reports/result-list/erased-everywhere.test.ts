import { expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { newFamily } from "#server/testing/privacy/canaries.ts";
import { tablesWith } from "#server/testing/privacy/in-database.ts";
import { answerQuiz, createQuizApp } from "#server/testing/visitor/quiz.ts";
import { createAdmin } from "#server/testing/test-app.ts";

/** A family that was invited, submitted and shared a result and saved a question, with a key for each call. */
async function createKnown() {
  const app = await createQuizApp();
  const { token } = await createAdmin(app);
  const family = newFamily("Uno");
  const post = async (line: string, body: object, more: object = {}) => {
    const headers = { "idempotency-key": newId(), ...more };
    const reply = await app.ask(line, { token, body, headers });
    expect(reply.statusCode, `${line}: ${reply.body}`).toBeLessThan(300);
    return reply;
  };
  const { parent, child, phone, redcapid, words } = family;
  const given = { name: parent, childname: child, phone, redcapid };
  const [{ _id: contact }] = (await post("POST /api/contacts", given)).json();
  await post("POST /api/sms/send", {
    contacts: [{ id: contact }],
    message: `Hello ${parent}`,
  });
  const names = { parentname: parent, childname: child, contact };
  const filled = { ...(await answerQuiz(app)), ...names };
  const draft: string = (await post("POST /api/results", filled)).json();
  const { orderedConcerns } = (
    await app.ask(`GET /api/results/${draft}`)
  ).json();
  const ranked = { ...filled, _id: draft, orderedConcerns };
  const result: string = (await post("POST /api/results", ranked)).json();
  await post("POST /api/sms/textResults", {
    contacts: phone,
    message: `${words} ${app.config.publicUrl}/results/${result}`,
  });
  const where = () => tablesWith(app.pool, family, [contact, draft, result]);
  const call = (line: string, body?: object) => app.ask(line, { token, body });
  return { ...app, family, contact, result, where, call };
}

test("erasing a family leaves no text, id or counter in any table", async () => {
  const { where, call, result, pool } = await createKnown();
  expect((await where()).join()).toMatch(
    /contacts 1.*idempotency_keys.*messages 2.*results/,
  );
  await call(`DELETE /api/results/${result}/family`);
  expect(await where()).toEqual([]);
  const shared = await pool.query(
    "SELECT FROM rate_limits WHERE until > now() + interval '23 hours'",
  );
  // The daily limit of all texts, which is not linked to a family.
  expect(shared.rowCount).toBe(1);
});

test("erasing a family also deletes links to its other results", async () => {
  const { call, contact, result, pool } = await createKnown();
  const other = newId();
  await pool.query(
    `INSERT INTO results (_id, final, contact, language, parentname, childname, asked, chosen, proposed, scores)
     SELECT $1, false, contact, language, parentname, childname, asked, chosen, proposed, scores FROM results WHERE contact = $2`,
    [other, contact],
  );
  await pool.query(
    `INSERT INTO messages (_id, kind, "to", body, state)
     VALUES ($1, 'sms', '+12015550199', 'See https://quiz.example/results/' || $2, 'sent')`,
    [newId(), other],
  );
  await call(`DELETE /api/results/${result}/family`);
  expect((await pool.query("SELECT body FROM messages")).rows).toEqual([]);
});

test("deleting a contact keeps only the answers and the result's own address", async () => {
  const { where, call, contact, result, family, pool } = await createKnown();
  await call("DELETE /api/contacts", { conts: [contact] });
  expect(await tablesWith(pool, family, [contact])).toEqual([]);
  expect((await call(`GET /api/results/${result}`)).statusCode).toBe(200);
  expect((await where()).join()).toMatch(/results/);
});
