import { expect, onTestFinished, test, vi } from "vitest";
import {
  addFamilies,
  createOpenStudy,
  openDataPath,
} from "#server/testing/open-data/open-study.ts";
import type { TestApp } from "#server/testing/test-app.ts";

/** Makes packages wait for their first row, until `letOthersPass` is called for those that start later. */
async function holdRows({ pool }: TestApp) {
  await pool.query(`CREATE SCHEMA slow;
    CREATE FUNCTION slow.gen_random_uuid() RETURNS uuid LANGUAGE plpgsql AS $$ BEGIN
      PERFORM pg_advisory_xact_lock_shared(1);
      RETURN pg_catalog.gen_random_uuid();
    END $$`);
  const clients = await Promise.all(
    Array.from({ length: pool.options.max }, () => pool.connect()),
  );
  for (const client of clients)
    await client.query("SET search_path = slow, pg_catalog, public");
  const [holder, ...others] = clients;
  await holder!.query("SELECT pg_advisory_lock(1)");
  onTestFinished(() => holder!.release(true));
  for (const client of others) client.release();
  const waiting =
    "SELECT FROM pg_locks WHERE NOT granted AND locktype = 'advisory'";
  return {
    countWaiting: async () => (await holder!.query(waiting)).rows.length,
    letOthersPass: () =>
      holder!
        .query(`CREATE OR REPLACE FUNCTION slow.gen_random_uuid() RETURNS uuid LANGUAGE plpgsql AS
        $$ BEGIN RETURN pg_catalog.gen_random_uuid(); END $$`),
  };
}

test("an interrupted download frees its slot at once, even before the first row, and can be repeated", async () => {
  const app = await createOpenStudy();
  const error = vi.fn();
  app.app.addHook("onRequest", async (request) => {
    request.log = { ...request.log, error } as never;
  });
  await addFamilies(app, 55);
  const url = await app.app.listen({ host: "127.0.0.1", port: 0 });
  const start = (signal: AbortSignal | null = null) =>
    fetch(`${url}${openDataPath}/package`, {
      method: "POST",
      headers: { authorization: `Bearer ${app.token}` },
      signal,
    });
  const { countWaiting, letOthersPass } = await holdRows(app);
  const reader = new AbortController();
  const interrupted: Promise<Response>[] = [];
  for (const place of [1, 2]) {
    interrupted.push(start(reader.signal));
    await expect.poll(countWaiting).toBe(place);
  }
  const third = await start();
  expect(third.status).toBe(503);
  await third.text();

  await letOthersPass();
  reader.abort();
  for (const each of await Promise.allSettled(interrupted))
    expect(each.status).toBe("rejected");
  const again = await vi.waitFor(
    async () => {
      const reply = await start();
      expect(reply.status).toBe(200);
      return reply;
    },
    { timeout: 3000, interval: 300 },
  );
  expect((await again.bytes()).length).toBeGreaterThan(1000);
  expect(error).not.toHaveBeenCalled();
  expect(await app.remembered()).toHaveLength(1);
});
