import type { Logger } from "pino";
import type { Database } from "#server/db/connect.ts";
import { tooManyRequests } from "#server/errors.ts";
import { type Counter, createCounter } from "#server/limits/counter.ts";
import { networkOf } from "#server/limits/network.ts";
import { inSlices } from "#server/limits/slices.ts";
import { createWindow } from "#server/limits/window.ts";
import { findSecret } from "#server/secrets/queries.ts";

const hour = 3600;
const day = 24 * hour;

/** How much is allowed in how many seconds, shared by all instances. */
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
  kept_questions_of_network: { points: 2000, seconds: hour },
  feedbacks_of_network: { points: 6000, seconds: hour },
  events_of_network: { points: 60_000, seconds: hour },
};
type Allowance = keyof typeof allowances;

/** What every visitor does is asked too often to count each time in the database. */
const drawnInSlices: Allowance[] = [
  "results_of_network",
  "feedbacks_of_network",
  "events_of_network",
];

/** 600 families behind one address who all begin within five minutes, each with some thirty requests. */
const requestsPerMinute = 6000;
const minute = 60_000;

export type Limits = ReturnType<typeof createLimits>;

/** The limits, counted in the database and, while that is out of reach, in memory, which is logged once. */
export function createLimits(
  db: Database,
  scale: number,
  log: Pick<Logger, "warn">,
) {
  const points = (count: number) => Math.max(1, Math.round(count * scale));
  const shared = {
    db,
    secret: cachedOnSuccess(() => findSecret(db, "limits")),
    noteOutage: logOutages(log),
  };
  const counters = Object.fromEntries(
    Object.entries(allowances).map(([name, { points: count, seconds }]) => [
      name,
      createCounter(shared, name, { points: points(count), seconds }),
    ]),
  ) as Record<Allowance, Counter>;
  const slices = new Map(
    drawnInSlices.map((name) => [name, inSlices(counters[name])]),
  );
  const takeRequest = createWindow(points(requestsPerMinute), minute);

  return {
    ...counters,
    /** Every request counts here, in this instance's memory only: it must cost nothing. */
    request: (ip: string): void => {
      const milliseconds = takeRequest(networkOf(ip));
      if (milliseconds !== undefined) throw refusedFor(milliseconds);
    },
    spend: async (name: Allowance, key: string) => {
      const drawn = slices.get(name);
      if (drawn) return drawn.spend(key);
      const { points, milliseconds } = await counters[name].add(key);
      if (points > counters[name].points) throw refusedFor(milliseconds);
    },
    /** What is left after taking one; undefined when there was none to take. */
    take: async (name: Allowance, key: string): Promise<number | undefined> => {
      const { points } = await counters[name].add(key);
      const left = counters[name].points - points;
      return left < 0 ? undefined : left;
    },
    refuseIfSpent: async (name: Allowance, key: string) => {
      const found = await counters[name].find(key);
      if (found && found.points >= counters[name].points)
        throw refusedFor(found.milliseconds);
    },
    /** Before stopping. A database that is out of reach keeps nobody from stopping. */
    giveBack: async () => {
      const all = [...slices.values()].map((drawn) => drawn.giveBack());
      await Promise.allSettled(all);
    },
  };
}

function refusedFor(milliseconds: number) {
  return tooManyRequests(Math.ceil(milliseconds / 1000));
}

/** One line when an outage begins, not one for each count. */
function logOutages(log: Pick<Logger, "warn">) {
  let isOut = false;
  return (error?: unknown) => {
    if (error !== undefined && !isOut)
      log.warn({ err: error }, "limits are counted in memory for now");
    isOut = error !== undefined;
  };
}

/** Asks once; again only when that failed. */
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
