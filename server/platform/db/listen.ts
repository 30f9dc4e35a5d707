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
 * Listens on a channel and reconnects for ever. Reports when notices do not arrive; then calls `onNotify` at
 * each retry, because one may have been missed. A heartbeat detects a connection that was dropped silently.
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
  let isDeafnessSaid = false;

  /** True as soon as it turns out that notices do not arrive; otherwise it ends by an error. */
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
      if (!(await hears(client, connection(), { timeout, signal })))
        return true;
      isDeafnessSaid = false;
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
      // The database is there, and what it said meanwhile was missed.
      if (isDeaf) onNotify();
      if (isDeaf && !isDeafnessSaid) log.warn(deafness);
      isDeafnessSaid ||= isDeaf;
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

const deafness =
  "the database's notices do not arrive, as behind a pooler that gives each transaction another connection: every page asks the database";

/** Whether what another connection says arrives here; a pooler may answer LISTEN and then keep it from us. */
async function hears(
  client: pg.Client,
  other: pg.Client,
  { timeout, signal }: { timeout: number; signal: AbortSignal },
): Promise<boolean> {
  const word = pg.escapeIdentifier(`heard ${randomUUID()}`);
  const heard = new Promise<boolean>((resolve) =>
    client.on("notification", ({ channel }) => {
      if (pg.escapeIdentifier(channel) === word) resolve(true);
    }),
  );
  await client.query(`LISTEN ${word}`);
  try {
    await other.connect();
    await other.query(`NOTIFY ${word}`);
    const inVain = pause(timeout, false, { signal, ref: false });
    return await Promise.race([heard, inVain]);
  } finally {
    other.end().catch(() => {});
  }
}
