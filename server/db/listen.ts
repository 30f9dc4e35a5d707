import pg from "pg";
import type { Logger } from "pino";

type Listener = {
  heard: () => void;
  listening: (isListening: boolean) => void;
};

/** Hears every `NOTIFY` on a channel and reconnects for ever; says when it is deaf meanwhile. */
export function listen(
  target: pg.ClientConfig,
  channel: string,
  { heard, listening }: Listener,
  log: Pick<Logger, "warn">,
): { stop: () => Promise<void> } {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;

  async function connect() {
    const next = new pg.Client({ ...target, keepAlive: true });
    client = next;
    next.on("notification", heard);
    next.on("error", (error) => again(next, error));
    next.on("end", () => again(next));
    try {
      await next.connect();
      await next.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      if (client === next && !stopped) listening(true);
    } catch (error) {
      again(next, error);
    }
  }

  function again(lost: pg.Client, error?: unknown) {
    if (stopped || client !== lost) return;
    client = undefined;
    listening(false);
    log.warn(
      { err: error },
      "no longer listening to the database, trying again",
    );
    lost.removeAllListeners().on("error", () => {});
    lost.end().catch(() => {});
    retry = setTimeout(() => void connect(), 500);
  }

  listening(false);
  void connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}
