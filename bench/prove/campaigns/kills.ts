import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { startServer } from "#server/testing/running-server.ts";
import { startTwilioStandIn } from "#server/testing/stand-ins/twilio.ts";
import type { Row } from "#bench/prove/report.ts";
import { addCampaign } from "./plant.ts";

const instances = 3;
const mostWait = 300_000;

/** Half of the texts are first ones, half reminders, sent by three servers of which one or another is killed. */
export async function proveKills(
  target: pg.ClientConfig,
  DATABASE_URL: string,
  { texts, kills }: { texts: number; kills: number },
): Promise<Row> {
  const provider = await startTwilioStandIn({ latency: 50 });
  const env = { ...provider.env, DATABASE_URL };
  const begin = () => startServer(env);
  const running = [await begin()];
  const client = new pg.Client(target);
  await client.connect();
  try {
    while (running.length < instances) running.push(await begin());
    await addCampaign(target, texts / 2);
    await client.query("UPDATE campaign_contacts SET texts = 0, due = now()");
    for (let kill = 0; kill < kills; kill += 1) {
      // Halfway the reminders fall due.
      if (kill === Math.floor(kills / 2)) await makeRemindersDue(client);
      await wait(Math.random() * 1000);
      const at = kill % instances;
      await running[at]?.kill();
      await running[at]?.stop();
      running[at] = await begin();
    }
    await untilSent(client);
    return await outcome(client, provider.accepted);
  } finally {
    await client.end();
    for (const server of running) await server.stop();
    await provider.stop();
  }
}

const waiting =
  "SELECT FROM messages WHERE state IN ('queued', 'sending') UNION ALL SELECT FROM campaign_contacts WHERE due IS NOT NULL";

/** What was sent was sent two days ago, so that a phone may be texted again; then reminders are due. */
async function makeRemindersDue(client: pg.Client) {
  await untilFirstSent(client);
  await client.query(
    "UPDATE messages SET date = date - interval '2 days' WHERE contact IS NOT NULL",
  );
  await client.query(
    "UPDATE campaign_contacts SET due = now() WHERE due IS NOT NULL",
  );
}

async function untilFirstSent(client: pg.Client) {
  await until(client, "SELECT FROM campaign_contacts WHERE texts = 0");
}

async function untilSent(client: pg.Client) {
  await until(client, waiting);
}

/** Waits until the query finds nothing any more. */
async function until(client: pg.Client, query: string) {
  const end = Date.now() + mostWait;
  while (Date.now() < end) {
    if ((await client.query(query)).rowCount === 0) return;
    await wait(500);
  }
}

/** Against what the provider took on: each text of each contact once. */
async function outcome(
  client: pg.Client,
  accepted: { body: string }[],
): Promise<Row> {
  const { rows } = await client.query<{ body: string; state: string }>(
    "SELECT body, state FROM messages WHERE contact IS NOT NULL",
  );
  const { rows: members } = await client.query<{ count: number }>(
    "SELECT count(*)::integer AS count FROM campaign_contacts",
  );
  const times = new Map<string, number>();
  for (const { body } of accepted) times.set(body, (times.get(body) ?? 0) + 1);
  const wanted = 2 * (members[0]?.count ?? 0);
  return {
    what: "three servers, one or another killed",
    times: wanted,
    acknowledged: rows.length,
    lost:
      wanted -
      rows.filter(({ body, state }) => state === "unknown" || times.has(body))
        .length,
    doubled: [...times.values()].filter((count) => count > 1).length,
    "in doubt": rows.filter(({ state }) => state === "unknown").length,
  };
}
