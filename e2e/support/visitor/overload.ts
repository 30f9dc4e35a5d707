import { setTimeout as wait } from "node:timers/promises";
import type { RunningServer } from "#server/testing/running-server.ts";
import { inDatabase } from "#e2e/support/in-database.ts";

const callers = 60;
const apart = 30;

/**
 * Overloads the server during `work`: sixty clients wait for a locked table, and each retries at once
 * when it is refused.
 */
export async function whileOverloaded(
  server: RunningServer,
  work: () => Promise<void>,
): Promise<void> {
  const over = new AbortController();
  const { signal } = over;
  const unknown = `${server.url}/api/contacts/${"1".repeat(22)}`;
  async function requestRepeatedly(_: unknown, place: number) {
    await wait(place * apart);
    while (!signal.aborted)
      await fetch(unknown, { signal }).catch(() => undefined);
  }
  await inDatabase(server, async (client) => {
    await client.query("BEGIN; LOCK TABLE contacts IN ACCESS EXCLUSIVE MODE");
    const crowd = Array.from({ length: callers }, requestRepeatedly);
    try {
      await waitUntilFull(server);
      await work();
    } finally {
      await client.query("ROLLBACK");
      over.abort();
      await Promise.all(crowd);
    }
  });
}

async function waitUntilFull({ url }: RunningServer) {
  for (;;) {
    const { status } = await fetch(url, { method: "HEAD" });
    if (status === 503) return;
    await wait(50);
  }
}
