import { createHmac } from "node:crypto";
import type { Database } from "#server/platform/db/connect.ts";
import { tooManyRequests } from "#server/platform/errors.ts";
import { networkOf } from "#server/platform/limits/network.ts";
import {
  type LimitCount,
  deletePoints,
  findPoints,
  incrementPoints,
  upsertPoints,
} from "#server/platform/limits/queries.ts";
import { findSecret } from "#server/platform/secrets/queries.ts";

const hour = 3600;
const day = 24 * hour;

/** Points per period in seconds, shared by all instances. */
const allowances = {
  sign_in_failures_of_account_and_network: { points: 10, seconds: day },
  sign_in_failures_of_account: { points: 50, seconds: day },
  sign_in_wait: { points: 1, seconds: 30 },
  sign_in_failures_of_network: { points: 100, seconds: day },
  wrong_codes_of_account: { points: 20, seconds: day },
  passkey_challenges_of_network: { points: 600, seconds: hour },
  set_up_attempts_of_network: { points: 20, seconds: hour },
  mailed_links_of_network: { points: 20, seconds: hour },
  mailed_links_of_account: { points: 5, seconds: hour },
  unknown_ids_of_network: { points: 30, seconds: 600 },
  contact_us_of_network: { points: 5, seconds: hour },
  contact_us_of_all: { points: 50, seconds: day },
  contact_us_by_ticket_of_network: { points: 3, seconds: hour },
  contact_us_by_ticket_of_all: { points: 15, seconds: day },
  shared_sms_of_network: { points: 20, seconds: hour },
  shared_sms_of_phone: { points: 5, seconds: day },
  shared_sms_of_result: { points: 5, seconds: day },
  shared_sms_of_hour: { points: 60, seconds: hour },
  shared_sms_of_day: { points: 300, seconds: day },
  test_sms_of_admin: { points: 10, seconds: hour },
  calls_of_token: { points: 1200, seconds: hour },
  exports_of_admin: { points: 20, seconds: hour },
  uploads_of_admin: { points: 30, seconds: hour },
  results_of_network: { points: 3000, seconds: hour },
  my_questions_of_network: { points: 6000, seconds: hour },
  feedbacks_of_network: { points: 6000, seconds: hour },
  events_of_network: { points: 60_000, seconds: hour },
};
type Allowance = keyof typeof allowances;

export type Limits = ReturnType<typeof createLimits>;

/** Creates the limits, which are counted in the database with one statement each. */
export function createLimits(db: Database, scale: number) {
  const secret = cachedOnSuccess(() => findSecret(db, "limits"));

  function createCounter(name: Allowance) {
    const { seconds, points: unscaled } = allowances[name];
    const most = Math.max(1, Math.round(unscaled * scale));
    const hash = async (key: string) => limitKey(await secret(), name, key);
    return {
      points: most,
      add: async (key: string, amount = 1): Promise<LimitCount> =>
        incrementPoints(db, await hash(key), amount, seconds),
      find: async (key: string): Promise<LimitCount | undefined> =>
        findPoints(db, await hash(key)),
      /** Treats the limit as used up for this many seconds. */
      block: async (key: string, forSeconds: number): Promise<void> =>
        upsertPoints(db, await hash(key), most, forSeconds),
      forget: async (key: string): Promise<void> =>
        deletePoints(db, await hash(key)),
    };
  }

  const counters = Object.fromEntries(
    Object.keys(allowances).map((name) => [
      name,
      createCounter(name as Allowance),
    ]),
  ) as Record<Allowance, ReturnType<typeof createCounter>>;

  return {
    ...counters,
    spend: async (name: Allowance, key: string) => {
      const { points, milliseconds } = await counters[name].add(key);
      if (points > counters[name].points) throw limitExceeded(milliseconds);
    },
    /** Takes one point and returns the remaining ones; undefined if none was left. */
    take: async (name: Allowance, key: string): Promise<number | undefined> => {
      const { points } = await counters[name].add(key);
      const left = counters[name].points - points;
      return left < 0 ? undefined : left;
    },
    refuseIfSpent: async (name: Allowance, key: string) => {
      const found = await counters[name].find(key);
      if (found && found.points >= counters[name].points)
        throw limitExceeded(found.milliseconds);
    },
  };
}

/**
 * Looks up a record by its secret id. Counts unknown ids per network, and after too many refuses further ones. Valid
 * ids still work then.
 */
export async function lookupBySecret<T>(
  limits: Limits,
  ip: string,
  find: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const found = await find();
  if (found === undefined)
    await limits.spend("unknown_ids_of_network", networkOf(ip));
  return found;
}

/** Returns a counter's key: an HMAC, so that the table contains no phones or addresses. */
export function limitKey(secret: string, name: string, key: string): Buffer {
  return createHmac("sha256", secret).update(`${name} ${key}`).digest();
}

function limitExceeded(milliseconds: number) {
  return tooManyRequests(Math.ceil(milliseconds / 1000));
}

/** Caches the result of `find`; a failure is not cached. */
function cachedOnSuccess<T>(find: () => Promise<T>): () => Promise<T> {
  let found: Promise<T> | undefined;
  return () => {
    found ??= find().catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  };
}
