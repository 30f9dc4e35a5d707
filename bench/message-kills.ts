// npm run kills: texts that are on their way while the servers that send them are killed, again and again.
import { parseArgs } from "node:util";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { newId } from "#server/ids.ts";
import { startServer } from "#server/testing/running-server.ts";
import { startTwilioStandIn } from "#server/testing/stand-ins/twilio.ts";
import { call } from "./call.ts";
import { openPlace } from "./open-places.ts";
import { onNewDatabase } from "./new-database.ts";
import { signIn } from "./staff.ts";

const { values } = parseArgs({
  options: {
    messages: { type: "string", default: "600" },
    kills: { type: "string", default: "30" },
    servers: { type: "string", default: "1" },
  },
});
const amount = Number(values.messages);
const kills = Number(values.kills);
const patience = 180_000;

await onNewDatabase(async (target, DATABASE_URL) => {
  const provider = await startTwilioStandIn({ latency: 15 });
  const env = { ...provider.env, DATABASE_URL };
  const servers = await Promise.all(
    Array.from({ length: Number(values.servers) }, () => startServer(env)),
  );
  const client = new pg.Client(target);
  await client.connect();
  let underWay = 0;
  try {
    const ids = await addContacts(client);
    for (let kill = 0; kill < kills; kill += 1) {
      const at = kill % servers.length;
      const part = ids.splice(0, Math.ceil(ids.length / (kills - kill)));
      await invite(servers[at]?.url ?? "", part);
      await wait(Math.random() * 1000);
      underWay += await countUnderWay(client);
      await servers[at]?.kill();
      servers[at] = await startServer(env);
    }
    console.log(`Under way at the kills: ${underWay} messages in all.`);
    await ended(client);
    await report(client, provider.accepted);
  } finally {
    await client.end();
    await Promise.all(servers.map((server) => server.stop()));
    await provider.stop();
  }
});

async function addContacts(client: pg.Client) {
  const ids = Array.from({ length: amount }, newId);
  const { prefix, timezone } = openPlace();
  await client.query(
    `INSERT INTO contacts (_id, name, phone, timezone)
     SELECT id, 'Family ' || n, $2 || (2000000 + n)::text, $3
     FROM unnest($1::text[]) WITH ORDINALITY AS new (id, n)`,
    [ids, prefix, timezone],
  );
  return ids;
}

async function invite(url: string, ids: string[]) {
  const headers = await signIn(url);
  const contacts = ids.map((id) => ({ id }));
  const body = { contacts, message: "Please come." };
  await call(`${url}/api/sms/send`, "POST", body, headers);
}

async function countUnderWay(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    "SELECT FROM messages WHERE state IN ('queued', 'sending')",
  );
  return rows.length;
}

/** Waits until no message is on its way any more. */
async function ended(client: pg.Client) {
  const end = Date.now() + patience;
  while ((await countUnderWay(client)) > 0 && Date.now() < end) await wait(500);
}

async function report(client: pg.Client, accepted: { body: string }[]) {
  const { rows } = await client.query<{ state: string; body: string }>(
    "SELECT state, body FROM messages",
  );
  const times = new Map<string, number>();
  for (const { body } of accepted) times.set(body, (times.get(body) ?? 0) + 1);
  const states = Object.groupBy(rows, ({ state }) => state);
  const lost = rows.filter(
    ({ state, body }) => state !== "unknown" && !times.has(body),
  );
  const twice = [...times.values()].filter((count) => count > 1);
  console.table({
    servers: Number(values.servers),
    kills,
    messages: rows.length,
    ...Object.fromEntries(
      Object.entries(states).map(([state, all]) => [state, all?.length]),
    ),
    "sent twice": twice.length,
    lost: lost.length,
  });
  if (lost.length > 0 || twice.length > 0 || rows.length !== amount)
    process.exitCode = 1;
}
