// Kills servers while they send texts: every text is sent exactly once.
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { holdUntil } from "#shared/rules/outreach/texting/zones.ts";
import { usualHours } from "#shared/rules/outreach/texting/texting-hours.ts";
import { newId } from "#server/platform/ids.ts";
import { startServer } from "#server/testing/running-server.ts";
import { startTwilioStandIn } from "#server/testing/stand-ins/twilio.ts";
import { callServer } from "#bench/call.ts";
import { onNewDatabase } from "#bench/new-database.ts";
import { signIn } from "#bench/staff.ts";
import { withClient } from "./ledger.ts";
import type { ReportRow } from "./report.ts";

const patience = 180_000;

export async function proveTexts(scale: number): Promise<ReportRow[]> {
  const kills = Math.max(3, Math.round(30 * scale));
  return [await killSenders(1, kills), await killSenders(3, kills)];
}

function killSenders(instances: number, kills: number): Promise<ReportRow> {
  const amount = 20 * kills;
  return onNewDatabase(async (target, DATABASE_URL) => {
    const provider = await startTwilioStandIn({ latency: 15 });
    const env = { ...provider.env, DATABASE_URL };
    const servers = await Promise.all(
      Array.from({ length: instances }, () => startServer(env)),
    );
    try {
      return await withClient(target, async (client) => {
        const ids = await addContacts(client, amount);
        let underWay = 0;
        for (let kill = 0; kill < kills; kill += 1) {
          const at = kill % instances;
          await invite(servers[at]!.url, ids.splice(0, amount / kills));
          await wait(Math.random() * 1000);
          underWay += await countUnderWay(client);
          await servers[at]!.kill();
          servers[at] = await startServer(env);
        }
        const end = performance.now() + patience;
        while ((await countUnderWay(client)) > 0 && performance.now() < end)
          await wait(500);
        const sent = provider.accepted.map(({ body }) => body);
        return {
          what: `${instances} servers, killed while sending`,
          kills,
          messages: amount,
          "under way at the kills": underWay,
          ...(await compare(client, amount, sent)),
        };
      });
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
      await provider.stop();
    }
  });
}

/** Returns a time zone in which texts may be sent for the next two hours. */
function openZone(): string {
  const zones = [
    "Pacific/Auckland",
    "Asia/Tokyo",
    "Asia/Karachi",
    "Europe/Berlin",
    "America/Sao_Paulo",
    "America/Denver",
    "Pacific/Honolulu",
  ];
  const moments = [Date.now(), Date.now() + 2 * 3_600_000];
  const zone = zones.find((timezone) =>
    moments.every((at) => {
      const family = { phone: "+15002000000", zip: "", timezone };
      return holdUntil(family, new Date(at), usualHours).getTime() === at;
    }),
  );
  if (zone === undefined) throw new Error("Texts may be sent in no zone now.");
  return zone;
}

async function addContacts(client: pg.Client, amount: number) {
  const ids = Array.from({ length: amount }, newId);
  // +1 500 belongs to no place, so only the time zone counts.
  await client.query(
    `INSERT INTO contacts (_id, name, phone, timezone)
     SELECT id, 'Family ' || n, '+1500' || (2000000 + n)::text, $2
     FROM unnest($1::text[]) WITH ORDINALITY AS new (id, n)`,
    [ids, openZone()],
  );
  return ids;
}

async function invite(url: string, ids: string[]) {
  const headers = await signIn(url);
  const contacts = ids.map((id) => ({ id }));
  const body = { contacts, message: "Please come." };
  await callServer(`${url}/api/sms/send`, "POST", body, headers);
}

async function countUnderWay(client: pg.Client): Promise<number> {
  const { rowCount } = await client.query(
    "SELECT FROM messages WHERE state IN ('queued', 'sending')",
  );
  return rowCount ?? 0;
}

/** Every text was accepted once by the provider, or is shown to staff as "delivery unknown". */
async function compare(client: pg.Client, amount: number, sent: string[]) {
  const { rows } = await client.query<{ state: string; body: string }>(
    "SELECT state, body FROM messages",
  );
  const times = new Map<string, number>();
  for (const body of sent) times.set(body, (times.get(body) ?? 0) + 1);
  const isUnknown = (state: string) => state === "unknown";
  const notSent = rows.filter(
    ({ state, body }) => !isUnknown(state) && !times.has(body),
  );
  return {
    "delivery unknown": rows.filter(({ state }) => isUnknown(state)).length,
    lost: notSent.length + amount - rows.length,
    doubled: [...times.values()].filter((count) => count > 1).length,
  };
}
