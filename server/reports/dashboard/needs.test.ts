import { expect, test } from "vitest";
import type { Role } from "#shared/rules/staff/roles.ts";
import { newId } from "#server/platform/ids.ts";
import { createCampaigning } from "#server/testing/messages/campaigns.ts";
import { createAdmin, createStaff } from "#server/testing/test-app.ts";
import { createInsights } from "#server/testing/visitor/insights.ts";
import {
  insertInvitedContact,
  createQuizApp,
} from "#server/testing/visitor/quiz.ts";

async function open() {
  const app = await createQuizApp();
  const { token } = await createAdmin(app);
  const read = async () =>
    (await app.ask("GET /api/dashboard", { token })).json();
  let families = 0;
  /** Creates a contact whose link was sent at this date. */
  const contact = async (date: string | null) => {
    families += 1;
    const phone = `+1201555${String(families).padStart(4, "0")}`;
    const { _id } = await insertInvitedContact(app, {
      name: `Family ${families}`,
      phone,
    });
    await app.pool.query(
      `UPDATE contacts SET date = now() - $2::interval WHERE _id = $1`,
      [_id, date],
    );
    return { _id, phone };
  };
  const receive = (
    body: string,
    from = "+12015550001",
    understood: "stop" | "unclear" | null = body === "STOP" ? "stop" : null,
  ) =>
    app.pool.query(
      `INSERT INTO messages (_id, kind, "to", body, state, understood, date)
       VALUES ($4, 'sms', $2, $1, 'received', $3, now())`,
      [body, from, understood, newId()],
    );
  return { ...app, token, read, contact, receive };
}

test("counts contacts without a text by what they wait for", async () => {
  const { pool, read, contact } = await open();
  await contact(null);
  await contact(null);
  await contact("1 day");
  const stopped = await contact(null);
  const dead = await contact(null);
  const archived = await contact(null);
  const finished = await contact(null);
  await pool.query("INSERT INTO opt_outs (phone) VALUES ($1)", [stopped.phone]);
  await pool.query(
    "INSERT INTO unreachable_phones (phone, problem) VALUES ($1, 'bad_number')",
    [dead.phone],
  );
  await pool.query("UPDATE contacts SET archived = now() WHERE _id = $1", [
    archived._id,
  ]);
  await pool.query("UPDATE contacts SET active = 0 WHERE _id = $1", [
    finished._id,
  ]);
  expect((await read()).families).toMatchObject({
    unsent: { ready: 2, planned: 0, stopped: 1, unreachable: 1 },
    stopped: 1,
    unreachable: 1,
  });
});

test("a family whose text was only stored in test mode has not been texted, but its link expires", async () => {
  const { ask, token, read, contact, pool } = await open();
  const { _id: id } = await contact(null);
  const sent = await ask("POST /api/sms/send", {
    token,
    body: { contacts: [{ id }], message: "Hi" },
  });
  expect(sent.statusCode).toBe(200);
  await pool.query("UPDATE messages SET date = date - interval '11 days'");
  await pool.query("UPDATE contacts SET date = date - interval '11 days'");
  expect((await read()).families).toMatchObject({
    unsent: { ready: 1 },
    expired: 1,
  });
});

test("a contact in a running campaign counts as planned, and the campaign shows its next text", async () => {
  const staffApp = await createCampaigning();
  const { token } = await createAdmin(staffApp);
  const first = await staffApp.contact();
  const second = await staffApp.contact();
  await staffApp.pool.query("UPDATE contacts SET date = NULL");
  const id = await staffApp.start([first._id, second._id]);
  const read = async () =>
    (await staffApp.ask("GET /api/dashboard", { token })).json();
  const { families, running } = await read();
  expect(families.unsent).toMatchObject({ ready: 0, planned: 2 });
  expect(running).toEqual([
    {
      _id: id,
      name: "Spring",
      state: "running",
      contacts: 2,
      texted: 0,
      completed: 0,
      next: expect.stringMatching(/Z$/),
    },
  ]);
  await staffApp.setState(id, "paused");
  expect(await read()).toMatchObject({
    running: [{ state: "paused", next: null }],
    families: { unsent: { ready: 2, planned: 0 } },
  });
});

test("counts failed texts, expired invitations and phones that opted out", async () => {
  const { pool, read, contact } = await open();
  await contact("11 days");
  const failed = await contact("2 days");
  const again = await contact("2 days");
  const late = await contact("20 days");
  const fail = (
    of: { _id: string; phone: string },
    when: string,
    state = "failed",
  ) =>
    pool.query(
      `INSERT INTO messages (_id, kind, "to", body, contact, state, problem, date)
       VALUES (md5(random()::text), 'sms', $2, 'Hello', $1, $4, 'unreachable', now() - $3::interval)`,
      [of._id, of.phone, when, state],
    );
  await fail(failed, "2 days");
  await fail(again, "2 days");
  await fail(again, "1 day", "delivered");
  await fail(late, "20 days");
  expect((await read()).families).toMatchObject({
    expired: 2,
    failed: 1,
    unreachable: 0,
  });
});

test("replies are unread until this user opens the messages", async () => {
  const { ask, token, db, read, contact, receive } = await open();
  await contact("1 day");
  await receive("Can I bring my son on Monday?");
  await receive("STOP", "+12015550009");
  const before = await read();
  expect(before.families.unread).toBe(1);
  expect(before.replies).toMatchObject([
    { phone: "+12015550009", names: [], body: "STOP", understood: "stop" },
    {
      phone: "+12015550001",
      names: ["Family 1"],
      body: "Can I bring my son on Monday?",
      understood: null,
    },
  ]);
  await ask("GET /api/messages", { token });
  expect((await read()).families.unread).toBe(0);
  const other = await createAdmin({ db });
  const theirs = await ask("GET /api/dashboard", { token: other.token });
  expect(theirs.json().families.unread).toBe(1);
  await receive("Thank you");
  expect((await read()).families.unread).toBe(1);
});

test("an unclear reply counts until staff decide or a clear reply arrives", async () => {
  const { ask, token, read, contact, receive } = await open();
  const { phone } = await contact("1 day");
  const undecided = async () => (await read()).families.undecided;
  const unclear = () => receive("Not sure I want these", phone, "unclear");
  await unclear();
  await unclear();
  expect(await undecided()).toBe(1);
  expect((await read()).families.unread).toBe(0);
  const messages = (await ask("GET /api/messages", { token })).json();
  expect(await undecided()).toBe(1);
  await ask(`PUT /api/messages/${messages[0]._id}/decision`, {
    token,
    body: { decision: "keep" },
  });
  expect(await undecided()).toBe(0);
  await unclear();
  expect(await undecided()).toBe(1);
  await receive("STOP", phone);
  expect(await undecided()).toBe(0);
});

test("shows the last import while it has rejected rows, unless it was undone", async () => {
  const { pool, read } = await open();
  const add = (name: string, refused: number, ago: string) =>
    pool.query(
      `INSERT INTO imports (_id, date, filename, hash, added, changed, unchanged, refused)
       VALUES (left(md5(random()::text), 22), now() - $3::interval, $1, '', 3, 0, 0, $2)`,
      [name, refused, ago],
    );
  await add("march.csv", 9, "31 days");
  expect((await read()).families.leftOut).toBeNull();
  await add("april.csv", 2, "2 days");
  expect((await read()).families.leftOut).toMatchObject({
    filename: "april.csv",
    rows: 2,
  });
  await pool.query("UPDATE imports SET undone = now()");
  expect((await read()).families.leftOut).toBeNull();
  await add("may.csv", 0, "1 day");
  expect((await read()).families.leftOut).toBeNull();
});

test.each<[Role, object]>([
  [
    "inviter",
    { texts: null, families: expect.any(Object), running: [], replies: [] },
  ],
  [
    "editor",
    { texts: expect.any(Object), families: null, running: null, replies: null },
  ],
  ["researcher", { texts: null, families: null, running: null, replies: null }],
])("an %s sees only what their role includes", async (role, seen) => {
  const app = await createQuizApp();
  const { token } = await createStaff(app, [role]);
  const reply = await app.ask("GET /api/dashboard", { token });
  expect(reply.json()).toMatchObject(seen);
});

test("trends count eight periods of seven days, ending now", async () => {
  const { pool, ask, token } = await createInsights();
  await pool.query(`INSERT INTO events (date, language, name, place)
    SELECT now() - days * interval '1 day', 'en', name, place FROM (VALUES
      (1, 'page_viewed', '/'), (6, 'page_viewed', '/{contactId}'), (1, 'page_viewed', '/aboutus'),
      (8, 'shared', '/results/{id}'), (55, 'printed', '/results/{id}'), (57, 'printed', '/results/{id}')
    ) AS happened (days, name, place)`);
  const { trends } = (await ask("GET /api/dashboard", { token })).json();
  expect(trends).toMatchObject({
    opened: [0, 0, 0, 0, 0, 0, 0, 2],
    shared: [1, 0, 0, 0, 0, 0, 1, 0],
  });
});
