import { day } from "#shared/rules/milliseconds.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createQueued, noon } from "#server/testing/messages/campaigns.ts";
import { eraseContacts } from "#server/outreach/erasure/erase-queries.ts";
import { deliver } from "#server/outreach/messages/deliver.ts";

test("a text delayed by a busy provider until night waits for the morning", async () => {
  const staffApp = await createQueued();
  staffApp.clock.now = noon + 10 * 3_600_000;
  await staffApp.deliverQueued();
  expect(staffApp.words()).toEqual([]);
  const [member] = await staffApp.members(staffApp.id);
  const due = Date.parse(member.due);
  expect(due).toBeGreaterThan(staffApp.clock.now);
  await staffApp.tick(due);
  staffApp.clock.now = due;
  await staffApp.deliverQueued();
  expect(staffApp.words()).toHaveLength(1);
});

test("delayed texts go one a day to a phone shared by two children", async () => {
  const staffApp = await createQueued();
  const brother = await staffApp.contact({ phone: "+12015550001" });
  await staffApp.start([brother._id]);
  const tomorrow = noon + day;
  await staffApp.tick(tomorrow);
  staffApp.clock.now = tomorrow;
  await staffApp.deliverQueued();
  expect(staffApp.words()).toHaveLength(1);
  const due = Date.parse((await nextDue(staffApp)) ?? "");
  expect(due).toBeGreaterThan(tomorrow + day / 2);
  staffApp.clock.now = due;
  await staffApp.tick(due);
  await staffApp.deliverQueued();
  expect(staffApp.words()).toHaveLength(2);
});

test("gives up no text when the provider is down for most of a day", async () => {
  const staffApp = await createQueued();
  staffApp.provider.state.mood = () => "busy";
  await staffApp.pool.query(
    "UPDATE messages SET date = now() - interval '7 hours'",
  );
  for (let tries = 0; tries < 10; tries += 1) await staffApp.deliverQueued();
  staffApp.provider.state.mood = () => "accept";
  await staffApp.deliverQueued();
  expect(staffApp.words()).toHaveLength(1);
});

const hour = day / 24;

async function nextDue({ pool }: Awaited<ReturnType<typeof createQueued>>) {
  const { rows } = await pool.query<{ due: string }>(
    "SELECT min(due) AS due FROM campaign_contacts WHERE texts = 0",
  );
  return rows[0]?.due;
}

test("gives up texts that are a week late when the provider is down for weeks", async () => {
  const staffApp = await createQueued();
  staffApp.provider.state.mood = () => "busy";
  for (let at = 1; at <= 9; at += 1) {
    staffApp.clock.now = noon + at * day - 14 * hour;
    await staffApp.deliverQueued();
    await staffApp.tick(noon + at * day);
  }
  expect(await staffApp.members(staffApp.id)).toMatchObject([
    { texts: 0, due: null, ended: "late" },
  ]);
  expect(await staffApp.messages()).toEqual([]);
});

test("a phone moved from one child to another gets only one text that day", async () => {
  const staffApp = await createQueued();
  await staffApp.deliverQueued();
  const brother = await staffApp.contact({ phone: "+12015550001" });
  await staffApp.pool.query(
    "UPDATE contacts SET phone = '+12015559999' WHERE _id = $1",
    [staffApp.ids[0]],
  );
  const id = await staffApp.start([brother._id]);
  await staffApp.tick();
  await staffApp.deliverQueued();
  expect(staffApp.words()).toHaveLength(1);
  expect(await staffApp.members(id)).toMatchObject([{ texts: 0, ended: null }]);
});

test("a delayed text goes the day after a text that staff sent to the same phone by hand", async () => {
  const staffApp = await createQueued();
  await staffApp.pool.query(
    `INSERT INTO messages (_id, kind, "to", body, state, contact, timing, claimed)
      VALUES ('byhand', 'sms', '+12015550001', '', 'sent', $1, 'usual', $2)`,
    [staffApp.ids[0], new Date(noon).toISOString()],
  );
  await staffApp.deliverQueued();
  expect(staffApp.words()).toEqual([]);
  const [member] = await staffApp.members(staffApp.id);
  expect(Date.parse(member.due)).toBeGreaterThan(noon + day / 2);
});

test("a text is not sent if its contact is deleted while it is claimed", async () => {
  const staffApp = await createQueued();
  const [contact = ""] = staffApp.ids;
  const [text] = await staffApp.messages();
  const { db, gateways, claim, pool } = staffApp;
  let delivered: Promise<unknown> | undefined;
  await db.transaction().execute(async (trx) => {
    await sql`SELECT FROM contacts WHERE _id = ${contact} FOR UPDATE`.execute(
      trx,
    );
    delivered = deliver({ db, gateways, claim }, text?._id ?? "");
    const own = sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`;
    const { pid } = (await own.execute(trx)).rows[0] ?? {};
    const waits = `SELECT FROM pg_stat_activity WHERE ${pid} = ANY(pg_blocking_pids(pid))`;
    await expect.poll(async () => (await pool.query(waits)).rowCount).toBe(1);
    await eraseContacts(trx, [contact]);
  });
  await delivered;
  expect(staffApp.provider.accepted).toEqual([]);
  expect(await staffApp.messages()).toEqual([]);
});
