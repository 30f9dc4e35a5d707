import { setTimeout as wait } from "node:timers/promises";
import type { RunningServer } from "#server/testing/running-server.ts";
import { inDatabase } from "#e2e/support/in-database.ts";

const callers = 60;
const apart = 30;

/**
 * Fills the server while something is done: sixty callers wait for a table that is locked, each
 * again as soon as it is told to come back. Nothing of it is kept.
 */
export async function inCrowd(
  server: RunningServer,
  work: () => Promise<void>,
): Promise<void> {
  const over = new AbortController();
  const { signal } = over;
  const unknown = `${server.url}/api/contacts/${"1".repeat(22)}`;
  async function askAgainAndAgain(_: unknown, place: number) {
    await wait(place * apart);
    while (!signal.aborted)
      await fetch(unknown, { signal }).catch(() => undefined);
  }
  await inDatabase(server, async (client) => {
    await client.query("BEGIN; LOCK TABLE contacts IN ACCESS EXCLUSIVE MODE");
    const crowd = Array.from({ length: callers }, askAgainAndAgain);
    try {
      await untilFull(server);
      await work();
    } finally {
      await client.query("ROLLBACK");
      over.abort();
      await Promise.all(crowd);
    }
  });
}

async function untilFull({ url }: RunningServer) {
  for (;;) {
    const { status } = await fetch(url, { method: "HEAD" });
    if (status === 503) return;
    await wait(50);
  }
}
