import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { startServer } from "#server/testing/running-server.ts";
import { startTwilioStandIn } from "#server/testing/stand-ins/twilio.ts";
import type { Row } from "#bench/prove/report.ts";
import { addCampaign } from "./plant.ts";

const instances = 3;
const mostWait = 300_000;

/** Half of the texts are first ones, half reminders; some fall due before each kill of one of the three servers. */
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
    const members = texts / 2;
    await addCampaign(target, members);
    await client.query(
      "UPDATE campaign_contacts SET texts = 0, due = now() + interval '1 day'",
    );
    const half = Math.ceil(kills / 2);
    let underWay = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      if (kill === half) await beginReminders(client);
      const part = Math.ceil(members / half);
      await makeDue(client, { step: kill < half ? 0 : 1, part });
      await wait(Math.random() * 1500);
      const at = kill % instances;
      underWay += await countUnderWay(client);
      await running[at]?.kill();
      await running[at]?.stop();
      running[at] = await begin();
    }
    await untilSent(client);
    const row = await outcome(client, provider.accepted);
    return { ...row, "under way at the kills": underWay };
  } finally {
    await client.end();
    for (const server of running) await server.stop();
    await provider.stop();
  }
}

const waiting =
  "SELECT FROM messages WHERE state IN ('queued', 'sending') UNION ALL SELECT FROM campaign_contacts WHERE due IS NOT NULL";

/** What was sent was sent two days ago, so that a phone may be texted again. */
async function beginReminders(client: pg.Client) {
  await client.query(
    "UPDATE campaign_contacts SET due = now() WHERE texts = 0",
  );
  await until(
    client,
    "SELECT FROM campaign_contacts WHERE texts = 0 UNION ALL SELECT FROM messages WHERE state IN ('queued', 'sending')",
  );
  await client.query(
    `UPDATE messages SET date = date - interval '2 days', claimed = claimed - interval '2 days'
     WHERE contact IS NOT NULL`,
  );
}

/** So many more who got as many texts. */
async function makeDue(
  client: pg.Client,
  { step, part }: { step: number; part: number },
) {
  await client.query(
    `UPDATE campaign_contacts SET due = now() WHERE contact IN (
       SELECT contact FROM campaign_contacts WHERE texts = $1 AND due > now() LIMIT $2)`,
    [step, part],
  );
}

async function countUnderWay(client: pg.Client): Promise<number> {
  const { rowCount } = await client.query(
    "SELECT FROM messages WHERE state IN ('queued', 'sending')",
  );
  return rowCount ?? 0;
}

async function untilSent(client: pg.Client) {
  await client.query(
    "UPDATE campaign_contacts SET due = now() WHERE due IS NOT NULL",
  );
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
