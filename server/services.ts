import type pg from "pg";
import type { Config } from "#server/platform/config.ts";
import type { ContentCache } from "#server/content/live/content-cache.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { Gateways } from "#server/platform/gateways/gateways.ts";
import type { Limits } from "#server/platform/limits/limits.ts";

/** Sends queued messages. Messages enqueued in a transaction are sent after it commits. */
export type Delivery = {
  enqueue: (trx: Database, ids: string[], startAfter?: number) => Promise<void>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

/** The clock for texting, which tests replace. By default it is the database's time. */
export type Clock = () => Date;

export type Services = {
  gateways: Gateways;
  /** Undefined if no text or mail provider is configured. */
  delivery: Delivery | undefined;
  config: Config;
  db: Database;
  pool: pg.Pool;
  /** Settings for dedicated connections, such as LISTEN. */
  target: pg.ClientConfig;
  limits: Limits;
  cache: ContentCache;
  clock?: Clock | undefined;
};
