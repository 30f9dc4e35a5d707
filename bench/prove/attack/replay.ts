import { createHash } from "node:crypto";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import pg from "pg";
import { newId } from "#server/ids.ts";
import { startServer } from "#server/testing/running-server.ts";
import { startTwilioStandIn } from "#server/testing/stand-ins/twilio.ts";
import { onNewDatabase } from "#bench/new-database.ts";
import { askAt } from "./ask.ts";
import { json, type Row, rowOf } from "./site.ts";

const times = 20;
const phone = "+12015550123";

type Place = {
  /** The same request twenty times at once, to two instances in turn; the statuses that came. */
  replay: (make: () => Sent | Promise<Sent>) => Promise<number[]>;
  /** One request to the first instance. */
  ask: (sent: Sent) => ReturnType<typeof askAt>;
  count: (query: string) => Promise<number>;
};
type Sent = {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
};

/** What is good once is good once, though it comes twenty times at once to two instances. */
export async function proveReplays(): Promise<Row[]> {
  const provider = await startTwilioStandIn();
  const publicUrl = "http://localhost:3000";
  try {
    return await onNewDatabase((target, DATABASE_URL) =>
      withTwo(
        { DATABASE_URL, ...provider.env, PUBLIC_URL: publicUrl },
        async (urls) => {
          const client = new pg.Client(target);
          await client.connect();
          const place: Place = {
            async replay(make) {
              const sent = await make();
              const all = Array.from({ length: times }, (_, at) =>
                askAt(urls[at % urls.length]!, sent),
              );
              return (await Promise.all(all)).map(({ status }) => status);
            },
            ask: (sent) => askAt(urls[0]!, sent),
            count: async (query) =>
              Number((await client.query<{ n: string }>(query)).rows[0]?.n),
          };
          const sign = (path: string, fields: Record<string, string>) =>
            provider.sign(publicUrl + path, fields);
          const rows = [
            await replayCheck(place),
            await replayTicket(place),
            await replayKey(place),
            await replayText(place, sign),
            await forgeWebhook(place, sign),
          ];
          await client.end();
          return rows;
        },
      ),
    );
  } finally {
    await provider.stop();
  }
}

async function withTwo<T>(
  env: NodeJS.ProcessEnv,
  work: (urls: string[]) => Promise<T>,
) {
  const servers = [await startServer(env), await startServer(env)];
  try {
    return await work(servers.map(({ url }) => url));
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

const letters = "SELECT count(*) AS n FROM messages WHERE kind = 'mail'";
const texts = "SELECT count(*) AS n FROM messages WHERE state = 'received'";

/** What is wrong where one act was to be done once more. */
async function once(
  place: Place,
  query: string,
  make: () => Sent | Promise<Sent>,
) {
  const before = await place.count(query);
  const statuses = await place.replay(make);
  const done = (await place.count(query)) - before;
  const faults = statuses.filter((status) => status === 0 || status >= 500);
  return [
    ...(done === 1 ? [] : [`done ${done} times: ${statuses.join()}`]),
    ...(faults.length === 0 ? [] : [`answered ${faults.join()}`]),
  ];
}

const letterWith = (more: object): Sent => ({
  method: "POST",
  path: "/api/contact",
  headers: json,
  body: JSON.stringify({
    name: "Ana",
    email: "ana@family.example",
    message: "Hello",
    ...more,
  }),
});

async function replayCheck(place: Place) {
  const problems = await once(place, letters, async () => {
    const { body } = await place.ask({ path: "/api/contact/challenge" });
    const challenge = JSON.parse(body) as Parameters<
      typeof solveChallenge
    >[0]["challenge"];
    const solution = await solveChallenge({ challenge, deriveKey });
    return letterWith({
      altcha: btoa(JSON.stringify({ challenge, solution })),
    });
  });
  return rowOf("a human check again", times, problems);
}

async function replayTicket(place: Place) {
  const problems = await once(place, letters, async () => {
    const { body } = await place.ask({ path: "/api/contact/ticket" });
    // Programs are told to wait; a person reads for longer.
    await new Promise((resolve) => setTimeout(resolve, 2100));
    return letterWith(JSON.parse(body) as object);
  });
  return rowOf("a ticket again", times, problems);
}

async function replayKey(place: Place) {
  const query = "SELECT count(*) AS n FROM feedbacks";
  const feedback = { type: "website", useful: true };
  const problems = await once(place, query, () => ({
    method: "POST",
    path: "/api/feedbacks",
    headers: { ...json, "idempotency-key": newId() },
    body: JSON.stringify({ feedback }),
  }));
  return rowOf("an idempotency key again", times, problems);
}

type Sign = (path: string, fields: Record<string, string>) => string;

const inbound = "/api/twilio/inbound";
const form = { "content-type": "application/x-www-form-urlencoded" };

function textFrom(fields: Record<string, string>, signature: string): Sent {
  return {
    method: "POST",
    path: inbound,
    headers: { ...form, "x-twilio-signature": signature },
    body: new URLSearchParams(fields).toString(),
  };
}

async function replayText(place: Place, sign: Sign) {
  const fields = { From: phone, Body: "STOP", MessageSid: `SM${newId()}` };
  const problems = await once(place, texts, () =>
    textFrom(fields, sign(inbound, fields)),
  );
  return rowOf("a webhook again", times, problems);
}

/** With another signature, for other fields, for another address, or none. */
async function forgeWebhook(place: Place, sign: Sign) {
  const fields = { From: phone, Body: "START", MessageSid: `SM${newId()}` };
  const before = await place.count(texts);
  const signatures = [
    "",
    "x",
    createHash("sha1").update(phone).digest("base64"),
    sign("/api/twilio/other", fields),
    sign(inbound, { ...fields, Body: "STOP" }),
    sign(inbound, fields).toLowerCase(),
  ];
  const problems: string[] = [];
  for (const signature of signatures) {
    const { status } = await place.ask(textFrom(fields, signature));
    if (status !== 403) problems.push(`${signature}: ${status}`);
  }
  if ((await place.count(texts)) !== before) problems.push("was kept");
  return rowOf("forged webhooks", signatures.length, problems);
}
