import { sql } from "kysely";
import { expect, test } from "vitest";
import { createQueued, day, noon } from "#server/testing/messages/campaigns.ts";
import { moveCampaigns } from "#server/outreach/contacts/merge-queries.ts";
import { deliver } from "#server/outreach/messages/deliver.ts";

test("a text delayed by a busy provider until night waits for the morning", async () => {
  const desk = await createQueued();
  desk.clock.now = noon + 10 * 3_600_000;
  await desk.bring();
  expect(desk.words()).toEqual([]);
  const [member] = await desk.members(desk.id);
  const due = Date.parse(member.due);
  expect(due).toBeGreaterThan(desk.clock.now);
  await desk.tick(due);
  desk.clock.now = due;
  await desk.bring();
  expect(desk.words()).toHaveLength(1);
});

test("delayed texts go one a day to a phone shared by two children", async () => {
  const desk = await createQueued();
  const brother = await desk.contact({ phone: "+12015550001" });
  await desk.start([brother._id]);
  const tomorrow = noon + day;
  await desk.tick(tomorrow);
  desk.clock.now = tomorrow;
  await desk.bring();
  expect(desk.words()).toHaveLength(1);
  const due = Date.parse((await nextDue(desk)) ?? "");
  expect(due).toBeGreaterThan(tomorrow + day / 2);
  desk.clock.now = due;
  await desk.tick(due);
  await desk.bring();
  expect(desk.words()).toHaveLength(2);
});

test("gives up no text when the provider is down for most of a day", async () => {
  const desk = await createQueued();
  desk.provider.state.mood = () => "busy";
  await desk.pool.query(
    "UPDATE messages SET date = now() - interval '7 hours'",
  );
  for (let tries = 0; tries < 10; tries += 1) await desk.bring();
  desk.provider.state.mood = () => "accept";
  await desk.bring();
  expect(desk.words()).toHaveLength(1);
});

const hour = day / 24;

async function nextDue({ pool }: Awaited<ReturnType<typeof createQueued>>) {
  const { rows } = await pool.query<{ due: string }>(
    "SELECT min(due) AS due FROM campaign_contacts WHERE texts = 0",
  );
  return rows[0]?.due;
}

test("gives up texts that are a week late when the provider is down for weeks", async () => {
  const desk = await createQueued();
  desk.provider.state.mood = () => "busy";
  for (let at = 1; at <= 9; at += 1) {
    desk.clock.now = noon + at * day - 14 * hour;
    await desk.bring();
    await desk.tick(noon + at * day);
  }
  expect(await desk.members(desk.id)).toMatchObject([
    { texts: 0, due: null, ended: "late" },
  ]);
  expect(await desk.messages()).toEqual([]);
});

test("a phone that was taken off one child gets no second text that day by another", async () => {
  const desk = await createQueued();
  await desk.bring();
  const brother = await desk.contact({ phone: "+12015550001" });
  await desk.pool.query(
    "UPDATE contacts SET phone = '+12015559999' WHERE _id = $1",
    [desk.ids[0]],
  );
  const id = await desk.start([brother._id]);
  await desk.tick();
  await desk.bring();
  expect(desk.words()).toHaveLength(1);
  expect(await desk.members(id)).toMatchObject([{ texts: 0, ended: null }]);
});

test("a delayed text goes the day after a text that staff sent to the same phone by hand", async () => {
  const desk = await createQueued();
  await desk.pool.query(
    `INSERT INTO messages (_id, kind, "to", body, state, contact, timing, claimed)
      VALUES ('byhand', 'sms', '+12015550001', '', 'sent', $1, 'usual', $2)`,
    [desk.ids[0], new Date(noon).toISOString()],
  );
  await desk.bring();
  expect(desk.words()).toEqual([]);
  const [member] = await desk.members(desk.id);
  expect(Date.parse(member.due)).toBeGreaterThan(noon + day / 2);
});

test("a text still goes when its contact is merged while it is claimed", async () => {
  const desk = await createQueued();
  const [drop = ""] = desk.ids;
  const { _id: keep } = await desk.contact();
  const [text] = await desk.messages();
  const { db, gateways, claim, pool } = desk;
  let delivered: Promise<unknown> | undefined;
  await db.transaction().execute(async (trx) => {
    await sql`SELECT FROM contacts WHERE _id = ${drop} FOR UPDATE`.execute(trx);
    delivered = deliver({ db, gateways, claim }, text?._id ?? "");
    const own = sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`;
    const { pid } = (await own.execute(trx)).rows[0] ?? {};
    const waits = `SELECT FROM pg_stat_activity WHERE ${pid} = ANY(pg_blocking_pids(pid))`;
    await expect.poll(async () => (await pool.query(waits)).rowCount).toBe(1);
    await moveCampaigns(trx, keep, drop);
    await sql`UPDATE messages SET contact = ${keep}`.execute(trx);
    await sql`DELETE FROM contacts WHERE _id = ${drop}`.execute(trx);
  });
  await delivered;
  expect(desk.provider.accepted).toHaveLength(1);
  expect(desk.provider.accepted[0]?.body).toContain(keep);
});
