import { createHash } from "node:crypto";
import type { Services } from "#server/services.ts";
import { networkOf } from "#server/limits/network.ts";
import { batch } from "./batch.ts";
import { type EventRow, insertEventsOnce } from "./queries.ts";

type Happening = Pick<EventRow, "name" | "place" | "language"> & {
  number?: number | undefined;
};

/**
 * Counts what the server sees visitors do who run no scripts: once for each key, in whichever
 * instance and however often it is sent. Of the key only a hash is kept, for a day.
 */
export function createCountOnce({
  db,
  limits,
}: Pick<Services, "db" | "limits">) {
  const insert = batch<EventRow & { key: Buffer }>((rows) =>
    insertEventsOnce(db, rows),
  );
  return async (
    { number, ...happening }: Happening,
    key: string,
    ip: string,
  ) => {
    await limits.spend("events_of_network", networkOf(ip));
    const hash = createHash("sha256").update(`event ${key}`).digest();
    const row = { ...happening, number: number ?? null, seconds: null };
    await insert([{ ...row, key: hash }]);
  };
}
