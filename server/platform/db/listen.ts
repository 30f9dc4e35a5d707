import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";
import { createClient } from "./connect.ts";

type Listener = {
  onNotify: () => void;
  onListening: (isListening: boolean) => void;
};

const usualTimes = { heartbeat: 5000, timeout: 3000, retry: 500, deaf: 60_000 };

/**
 * Listens on a channel and reconnects forever. If notices do not arrive, warns and calls `onNotify` at each retry,
 * because a notice may have been missed. A heartbeat detects connections that were dropped silently.
 */
export function listen(
  target: pg.ClientConfig,
  channel: string,
  { onNotify, onListening }: Listener,
  log: Pick<Logger, "warn">,
  { heartbeat, timeout, retry, deaf } = usualTimes,
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const times = { connectionTimeoutMillis: timeout, query_timeout: timeout };
  const connection = () => createClient(target, { ...times, keepAlive: true });
  let hasWarned = false;

  /** Returns true if notices do not arrive. Otherwise listens until the connection fails, and throws. */
  async function listenUntilLost(): Promise<boolean> {
    const client = connection();
    const ended = new AbortController();
    const signal = AbortSignal.any([stopping.signal, ended.signal]);
    client.on("error", () => ended.abort());
    client.on("end", () => ended.abort());
    client.on("notification", (notice) => {
      if (!signal.aborted && notice.channel === channel) onNotify();
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      if (!(await receivesNotices(client, connection(), { timeout, signal })))
        return true;
      hasWarned = false;
      onListening(true);
      for (;;) {
        await pause(heartbeat, undefined, { signal });
        await client.query("SELECT 1");
      }
    } finally {
      ended.abort();
      client.end().catch(() => {});
    }
  }

  async function run() {
    const { signal } = stopping;
    onListening(false);
    while (!signal.aborted) {
      const isDeaf = await listenUntilLost().catch((error: unknown) => {
        onListening(false);
        const text = "no longer listening to the database, trying again";
        if (!signal.aborted) log.warn({ err: error }, text);
        return false;
      });
      // The database answers, but notices may have been missed.
      if (isDeaf) onNotify();
      if (isDeaf && !hasWarned) log.warn(deafWarning);
      hasWarned ||= isDeaf;
      await pause(isDeaf ? deaf : retry, undefined, { signal }).catch(() => {});
    }
  }

  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

const deafWarning =
  "notifications from the database do not arrive, as behind some poolers, so every page reads the database";

/** Tests whether a notice from another connection arrives; a pooler may accept LISTEN and drop notices. */
async function receivesNotices(
  client: pg.Client,
  sender: pg.Client,
  { timeout, signal }: { timeout: number; signal: AbortSignal },
): Promise<boolean> {
  const testChannel = pg.escapeIdentifier(`received ${randomUUID()}`);
  const received = new Promise<boolean>((resolve) =>
    client.on("notification", ({ channel }) => {
      if (pg.escapeIdentifier(channel) === testChannel) resolve(true);
    }),
  );
  await client.query(`LISTEN ${testChannel}`);
  try {
    await sender.connect();
    await sender.query(`NOTIFY ${testChannel}`);
    const timedOut = pause(timeout, false, { signal, ref: false });
    return await Promise.race([received, timedOut]);
  } finally {
    sender.end().catch(() => {});
  }
}
