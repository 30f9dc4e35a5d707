import { expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { createAdmin, createTestApp } from "#server/testing/test-app.ts";

const rounds = 10;

async function createStaffApp() {
  const app = await createTestApp({ RATE_LIMIT_SCALE: "1000" });
  const [one, two] = [await createAdmin(app), await createAdmin(app)];
  const invite = (token: string, ids: string[]) =>
    app.ask("POST /api/sms/send", {
      token,
      body: { contacts: ids.map((id) => ({ id })), message: "Please come." },
    });
  const remove = (conts: string[]) =>
    app.ask("DELETE /api/contacts", { token: two.token, body: { conts } });
  const addThree = async () => {
    const contacts = [1, 2, 3].map(() => ({
      _id: newId(),
      name: newId(),
      phone: "+12015550123",
      date: null,
    }));
    await app.db.insertInto("contacts").values(contacts).execute();
    return contacts.map(({ _id }) => _id);
  };
  const messages = () => app.db.selectFrom("messages").selectAll().execute();
  return { ...app, one, two, invite, remove, addThree, messages };
}

test("if two admins text the same contacts at the same time, each contact gets one text, in each of ten rounds", async () => {
  const { one, two, invite, addThree, messages, db } = await createStaffApp();
  for (let round = 0; round < rounds; round += 1) {
    const ids = await addThree();
    const replies = await Promise.all([
      invite(one.token, ids),
      invite(two.token, ids.toReversed()),
    ]);
    expect(new Set(replies.map((reply) => reply.json()))).toEqual(
      new Set([
        "3 messages were saved under Messages, but not sent. No text-message service is set up.",
        "0 messages were sent. 3 contacts were texted less than a minute ago.",
      ]),
    );
  }
  const texted = (await messages()).map(({ contact }) => contact);
  expect(texted).toHaveLength(3 * rounds);
  expect(new Set(texted).size).toBe(3 * rounds);
  const auditLines = await db
    .selectFrom("audit")
    .selectAll()
    .where("event", "=", "invitations_sent")
    .execute();
  for (const amount of ["0", "3"])
    expect(auditLines.filter(({ subject }) => subject === amount)).toHaveLength(
      rounds,
    );
  expect(JSON.stringify(auditLines)).not.toMatch(/2015550123|Please come/);
});

test("contacts that are deleted while being texted leave no message, in each of ten rounds", async () => {
  const { one, invite, remove, addThree, messages } = await createStaffApp();
  for (let round = 0; round < rounds; round += 1) {
    const ids = await addThree();
    const [invited, removed] = await Promise.all([
      invite(one.token, ids),
      remove(ids.toReversed()),
    ]);
    expect([200, 400]).toContain(invited.statusCode);
    expect(removed.statusCode).toBe(200);
  }
  expect(await messages()).toEqual([]);
});

test("a contact can be texted again after a minute, but not a second earlier", async () => {
  const { one, invite, addThree, pool, messages } = await createStaffApp();
  const [early = "", due = ""] = await addThree();
  await invite(one.token, [early, due]);
  const ago = (id: string, seconds: number) =>
    pool.query(
      `UPDATE contacts SET date = now() - $1 * interval '1 second' WHERE "_id" = $2`,
      [seconds, id],
    );
  await Promise.all([ago(early, 30), ago(due, 61)]);
  const reply = await invite(one.token, [early, due]);
  expect(reply.json()).toBe(
    "1 message was saved under Messages, but not sent. No text-message service is set up. 1 contact was texted less than a minute ago.",
  );
  const again = (await messages()).filter(({ contact }) => contact === due);
  expect(again).toHaveLength(2);
});
