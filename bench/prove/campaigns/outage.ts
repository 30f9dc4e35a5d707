import { join } from "node:path";
import type pg from "pg";
import { createGateways } from "#server/gateways/gateways.ts";
import { claimWith } from "#server/campaigns/sending/claim.ts";
import { sendDue } from "#server/campaigns/sending/send-due.ts";
import { readConfig } from "#server/config.ts";
import { connect } from "#server/db/connect.ts";
import { migrate } from "#server/db/migrate.ts";
import { deliver } from "#server/messages/deliver.ts";
import { startTwilioStandIn } from "#server/testing/stand-ins/twilio.ts";
import type { Row } from "#bench/prove/report.ts";
import { addCampaign } from "./plant.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** A Monday morning in New York. */
const begin = Date.parse("2026-06-08T10:00:00-04:00");
const down = { from: begin + 2 * hour, until: begin + 74 * hour };
const end = begin + 14 * day;
const step = 15 * minute;
const migrations = join(import.meta.dirname, "../../../migrations");

type Target = pg.ClientConfig;

/**
 * Two children have one phone, some are invited while the provider is down for 72 hours, and reminders fall due
 * then too: by a clock of its own, two weeks of it, nobody gets two texts on one day.
 */
export async function proveOutage(target: Target, texts: number): Promise<Row> {
  let now = begin;
  const went: { to: string; day: string }[] = [];
  const provider = await startTwilioStandIn({
    accepting: ({ to }) => went.push({ to, day: dayOf(now) }),
  });
  const isDown = () => now >= down.from && now < down.until;
  provider.state.mood = () => (isDown() ? "busy" : "accept");
  const log = { warn: () => {} };
  const { db, pool } = connect(target, { size: 10, log });
  try {
    await migrate(target, migrations);
    const config = readConfig(provider.env);
    const gateways = await createGateways(config, log);
    const families = Math.ceil(texts / 2);
    await plantBrothers(target, pool, families);
    const clock = () => new Date(now);
    const claim = claimWith(config, async () => clock());
    const next = new Map<string, number>();
    for (; now < end; now += step) {
      await sendDue({ db, gateways, config, delivery: undefined }, now);
      for (const _id of await queued(pool)) {
        if ((next.get(_id) ?? 0) > now) continue;
        const seconds = await deliver({ db, gateways, clock, claim }, _id);
        if (seconds !== undefined) next.set(_id, now + seconds * 1000);
      }
    }
    return { ...(await outcome(pool, 2 * families)), ...heaped(went) };
  } finally {
    await pool.end();
    await provider.stop();
  }
}

/** Every third family is a child whose brother has the same phone; one in two is invited while nothing goes. */
async function plantBrothers(target: Target, pool: pg.Pool, families: number) {
  await addCampaign(target, families);
  await pool.query(
    `UPDATE contacts SET childname = 'Luis', phone = elder.phone
     FROM campaign_contacts m, campaign_contacts n, contacts elder
     WHERE m.contact = contacts._id AND m.place % 3 = 0
       AND n.place = m.place - 1 AND elder._id = n.contact`,
  );
  await pool.query(
    `UPDATE campaign_contacts SET texts = 0,
       due = $1::timestamptz + (place % 4) * interval '1 day'`,
    [new Date(begin).toISOString()],
  );
}

async function queued(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ _id: string }>(
    "SELECT _id FROM messages WHERE state = 'queued' ORDER BY date, _id",
  );
  return rows.map(({ _id }) => _id);
}

async function outcome(pool: pg.Pool, wanted: number) {
  const { rows } = await pool.query<{ state: string; count: number }>(
    "SELECT state, count(*)::integer AS count FROM messages GROUP BY 1",
  );
  const { rows: members } = await pool.query<{ ended: string; texts: number }>(
    "SELECT coalesce(ended, 'waits') AS ended, texts FROM campaign_contacts",
  );
  const amount = (which: string) =>
    rows.find(({ state }) => state === which)?.count ?? 0;
  const told = members.filter(({ ended }) => ended !== "waits");
  const written = rows.reduce((sum, { count }) => sum + count, 0);
  return {
    what: "72 hours without the provider, by a clock of its own",
    times: wanted,
    sent: amount("sent"),
    "given up, and told": amount("failed") + (wanted - written),
    lost: members.length - told.length + amount("queued"),
  };
}

/** How often a phone got more than one on a day. */
function heaped(went: { to: string; day: string }[]) {
  const days = Map.groupBy(went, ({ to, day }) => `${to} ${day}`);
  const most = Math.max(...[...days.values()].map((each) => each.length));
  return {
    "most to a phone on one day": most,
    failed: [...days.values()].filter((each) => each.length > 1).length,
  };
}

const calendar = new Intl.DateTimeFormat("en-CA", {
  timeZone: "America/New_York",
});

function dayOf(at: number): string {
  return calendar.format(at);
}
