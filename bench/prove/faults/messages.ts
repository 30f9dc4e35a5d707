import pg from "pg";
import { newId } from "#server/ids.ts";
import { openPlace } from "#bench/open-places.ts";

/** After so long nothing is waited for any more. */
export const mostDelivering = 240_000;

type Message = { state: string; text: string };

/** What was accepted, against what arrived: none lost unless it says so itself, none twice. */
export function compare(messages: Message[], arrived: string[]) {
  const times = new Map<string, number>();
  for (const text of arrived) times.set(text, (times.get(text) ?? 0) + 1);
  const inDoubt = messages.filter(({ state }) => state === "unknown").length;
  return {
    acknowledged: messages.length,
    lost: messages.filter(
      ({ state, text }) => state !== "unknown" && !times.has(text),
    ).length,
    doubled: [...times.values()].filter((count) => count > 1).length,
    missed: inDoubt > 0 ? [`${inDoubt} left in doubt`] : [],
  };
}

/** Everything that was accepted for sending. */
export async function messagesOf(
  target: pg.ClientConfig,
  kind: "sms" | "mail",
) {
  const { rows } = await query<{ state: string; body: string }>(
    target,
    "SELECT state, body FROM messages WHERE kind = $1",
    [kind],
  );
  return rows.map(({ state, body }) => ({
    state,
    text: kind === "mail" ? letterIn(body) : body,
  }));
}

export const letterIn = (text: string) => /Letter \w+/.exec(text)?.[0] ?? "";

export async function addContacts(target: pg.ClientConfig, amount: number) {
  const ids = Array.from({ length: amount }, newId);
  const { prefix, timezone } = openPlace(2 * mostDelivering);
  await query(
    target,
    `INSERT INTO contacts (_id, name, phone, timezone)
     SELECT id, 'Family', $2 || '555' || lpad(((SELECT count(*) FROM contacts) + place)::text, 4, '0'), $3
     FROM unnest($1::text[]) WITH ORDINALITY AS new (id, place)`,
    [ids, prefix, timezone],
  );
  return ids;
}

async function query<Row extends pg.QueryResultRow>(
  target: pg.ClientConfig,
  sql: string,
  values: unknown[],
) {
  const client = new pg.Client(target);
  await client.connect();
  return client.query<Row>(sql, values).finally(() => client.end());
}
