import type pg from "pg";
import type { Config } from "#server/platform/config.ts";
import type { ContentCache } from "#server/content/published/content-cache.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { Gateways } from "#server/platform/gateways/gateways.ts";
import type { Limits } from "#server/platform/limits/limits.ts";

/** Brings messages on; what is enqueued in a transaction is sent when that is through. */
export type Delivery = {
  enqueue: (trx: Database, ids: string[], startAfter?: number) => Promise<void>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

/** What time it is for whoever texts; without one, the time of the database. */
export type Clock = () => Date;

export type Services = {
  gateways: Gateways;
  /** Undefined while neither a text nor a mail provider is configured. */
  delivery: Delivery | undefined;
  config: Config;
  db: Database;
  pool: pg.Pool;
  /** For connections of our own that stay the same from one statement to the next. */
  target: pg.ClientConfig;
  limits: Limits;
  cache: ContentCache;
  clock?: Clock | undefined;
};
