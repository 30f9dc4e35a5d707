import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { createTestDatabase } from "#server/testing/database/postgres.ts";
import { newId } from "#server/ids.ts";

const final = `INSERT INTO results (_id, final, language, parentname, asked, chosen, proposed, scores, ranked)
  VALUES ($1, true, 'en', 'Maria', '{}', '{}', '{a,b,c}', '{0,0,0}', '{a,b,c}')`;

test("whoever finishes at the same moment does not wait until the others are on the disk", async () => {
  const { target, drop } = await createTestDatabase();
  // Process numbers are given out by chance; of five different slots two were one when there were four.
  const clients = new Map<number, pg.Client>();
  const opened: pg.Client[] = [];
  onTestFinished(async () => {
    for (const each of opened) await each.end();
    await drop();
  });
  while (clients.size < 5) {
    const client = new pg.Client(target);
    opened.push(client);
    await client.connect();
    const { rows } = await client.query<{ slot: number }>(
      "SELECT pg_backend_pid() % 16 AS slot",
    );
    clients.set(rows[0]?.slot ?? 0, client);
  }
  for (const client of clients.values()) {
    await client.query("BEGIN; SET LOCAL lock_timeout = '2s'");
    await client.query(final, [newId()]);
  }
  for (const client of clients.values()) await client.query("COMMIT");
  const [client] = clients.values();
  const counted = await client?.query(
    "SELECT sum(count)::int AS count FROM result_counts WHERE place = 1",
  );
  expect(counted?.rows).toEqual([{ count: 5 }]);
});
