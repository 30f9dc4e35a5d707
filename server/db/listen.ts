import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";

type Listener = {
  onNotify: () => void;
  onListening: (isListening: boolean) => void;
};

const usualTimes = { heartbeat: 5000, timeout: 3000, retry: 500 };

/**
 * Hears every `NOTIFY` on a channel and reconnects for ever; says when it is deaf meanwhile. A
 * heartbeat finds out when the connection was dropped without a word.
 */
export function listen(
  target: pg.ClientConfig,
  channel: string,
  { onNotify, onListening }: Listener,
  log: Pick<Logger, "warn">,
  { heartbeat, timeout, retry } = usualTimes,
): { stop: () => Promise<void> } {
  const stopping = new AbortController();

  async function listenUntilLost() {
    const client = new pg.Client({
      ...target,
      keepAlive: true,
      connectionTimeoutMillis: timeout,
      query_timeout: timeout,
    });
    const ended = new AbortController();
    const signal = AbortSignal.any([stopping.signal, ended.signal]);
    client.on("error", () => ended.abort());
    client.on("end", () => ended.abort());
    client.on("notification", onNotify);
    try {
      await client.connect();
      await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      onListening(true);
      for (;;) {
        await pause(heartbeat, undefined, { signal });
        await client.query("SELECT 1");
      }
    } finally {
      client.removeAllListeners("notification");
      client.end().catch(() => {});
    }
  }

  async function run() {
    const { signal } = stopping;
    onListening(false);
    while (!signal.aborted) {
      await listenUntilLost().catch((error: unknown) => {
        onListening(false);
        if (signal.aborted) return;
        const text = "no longer listening to the database, trying again";
        log.warn({ err: error }, text);
      });
      await pause(retry, undefined, { signal }).catch(() => {});
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
