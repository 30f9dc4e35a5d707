import { createHmac } from "node:crypto";
import { RateLimiterMemory } from "rate-limiter-flexible";
import type { Database } from "#server/db/connect.ts";
import {
  type Count,
  deletePoints,
  findPoints,
  incrementPoints,
  returnPoints,
  upsertPoints,
} from "./queries.ts";

/** As in the database; without `until` it was counted here, while the database was out of reach. */
export type Counted = Omit<Count, "until"> & Partial<Pick<Count, "until">>;

export type Unspent = { key: string; left: number; until: string };

export type Counter = ReturnType<typeof createCounter>;

type Given = {
  db: Database;
  /** Key of the HMAC under which phones and addresses are counted; all instances share it. */
  secret: () => Promise<string>;
  /** Hears why the database could not count, and nothing when it could. */
  noteOutage: (error?: unknown) => void;
};

/** Counts one kind of thing for all instances: in the database and, while that is out of reach, in memory. */
export function createCounter(
  { db, secret, noteOutage }: Given,
  name: string,
  { points, seconds }: { points: number; seconds: number },
) {
  const memory = new RateLimiterMemory({ points, duration: seconds });

  async function inDatabase<T>(
    key: string,
    count: (hash: Buffer) => Promise<T>,
    otherwise: () => Promise<T>,
  ): Promise<T> {
    try {
      const found = await count(hashed(await secret(), name, key));
      noteOutage();
      return found;
    } catch (error) {
      noteOutage(error);
      return otherwise();
    }
  }

  return {
    points,

    add: (key: string, amount = 1): Promise<Counted> =>
      inDatabase<Counted>(
        key,
        (hash) => incrementPoints(db, hash, amount, seconds),
        async () => counted(await memory.penalty(key, amount)),
      ),

    find: (key: string): Promise<Counted | undefined> =>
      inDatabase<Counted | undefined>(
        key,
        (hash) => findPoints(db, hash),
        async () => {
          const found = await memory.get(key);
          return found ? counted(found) : undefined;
        },
      ),

    /** Uses up the whole limit for so many seconds. */
    block: (key: string, forSeconds: number): Promise<void> =>
      inDatabase<void>(
        key,
        (hash) => upsertPoints(db, hash, points, forSeconds),
        async () => void (await memory.block(key, forSeconds)),
      ),

    forget: (key: string): Promise<void> =>
      inDatabase<void>(
        key,
        (hash) => deletePoints(db, hash),
        async () => void (await memory.delete(key)),
      ),

    giveBack: async (all: Unspent[]): Promise<void> => {
      if (all.length === 0) return;
      const key = await secret();
      const drawn = all.map((each) => ({
        ...each,
        key: hashed(key, name, each.key),
      }));
      await returnPoints(db, points, drawn);
    },
  };
}

export function hashed(secret: string, name: string, key: string): Buffer {
  return createHmac("sha256", secret).update(`${name} ${key}`).digest();
}

function counted(found: { consumedPoints: number; msBeforeNext: number }) {
  return { points: found.consumedPoints, milliseconds: found.msBeforeNext };
}
