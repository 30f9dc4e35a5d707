import type pg from "pg";
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { tooManyRequests } from "#server/errors.ts";
import { inSlices } from "#server/slices.ts";

/** How much is allowed: points per seconds, shared by all instances. */
const allowances = {
  sign_in_failures_of_account_and_network: { points: 10, duration: 86_400 },
  sign_in_wait: { points: 1, duration: 30 },
  sign_in_failures_of_network: { points: 100, duration: 86_400 },
  set_up_attempts_of_network: { points: 20, duration: 3600 },
  unknown_ids_of_network: { points: 30, duration: 600 },
  results_of_network: { points: 60, duration: 3600 },
  feedbacks_of_network: { points: 30, duration: 3600 },
  events_of_network: { points: 2000, duration: 3600 },
  contact_us_of_network: { points: 5, duration: 3600 },
  contact_us_of_all: { points: 50, duration: 86_400 },
  shared_sms_of_network: { points: 20, duration: 3600 },
  shared_sms_of_phone: { points: 5, duration: 86_400 },
  shared_sms_of_result: { points: 5, duration: 86_400 },
  shared_sms_of_hour: { points: 60, duration: 3600 },
  shared_sms_of_day: { points: 300, duration: 86_400 },
  test_sms_of_admin: { points: 10, duration: 3600 },
  exports_of_admin: { points: 20, duration: 3600 },
  uploads_of_admin: { points: 30, duration: 3600 },
};
type Allowance = keyof typeof allowances;

const requestsPerMinute = 600;

export type Limits = ReturnType<typeof createLimits>;

/** The limits, counted in the database and, while that is out of reach, in memory. */
export function createLimits(pool: pg.Pool, scale: number) {
  const points = (count: number) => Math.max(1, Math.round(count * scale));
  const limiters = Object.fromEntries(
    Object.entries(allowances).map(
      ([keyPrefix, { points: count, duration }]) => {
        const options = { keyPrefix, points: points(count), duration };
        return [
          keyPrefix,
          new RateLimiterPostgres({
            ...options,
            storeClient: pool,
            storeType: "pool",
            tableName: "rate_limits",
            tableCreated: true,
            clearExpiredByTimeout: true,
            insuranceLimiter: new RateLimiterMemory(options),
          }),
        ];
      },
    ),
  ) as Record<Allowance, RateLimiterPostgres>;
  const resultsOfNetwork = inSlices(limiters.results_of_network);
  const requests = new RateLimiterMemory({
    points: points(requestsPerMinute),
    duration: 60,
  });

  return {
    ...limiters,
    /** Every request counts here, in this instance's memory only: it must cost nothing. */
    async request(ip: string) {
      await requests.consume(networkOf(ip)).catch(refuseWhenSpent);
    },
    async spend(name: Allowance, key: string) {
      await limiters[name].consume(key).catch(refuseWhenSpent);
    },
    /** As `spend`, for what is asked too often to count each time in the database. */
    async spendResult(ip: string) {
      await resultsOfNetwork(networkOf(ip)).catch(refuseWhenSpent);
    },
    /** What is left after taking one; undefined when there was none to take. */
    async take(name: Allowance, key: string): Promise<number | undefined> {
      return limiters[name].consume(key).then(
        ({ remainingPoints }) => remainingPoints,
        (reason) => {
          if (reason instanceof RateLimiterRes) return undefined;
          throw reason;
        },
      );
    },
    async refuseIfSpent(name: Allowance, key: string) {
      const state = await limiters[name].get(key);
      if (state && state.remainingPoints <= 0 && state.msBeforeNext > 0)
        refuseWhenSpent(state);
    },
  };
}

function refuseWhenSpent(reason: unknown): never {
  if (reason instanceof RateLimiterRes)
    throw tooManyRequests(Math.ceil(reason.msBeforeNext / 1000));
  throw reason;
}

/** One household or clinic: an IPv4 address, or the /64 that an IPv6 line owns. */
export function networkOf(ip: string): string {
  const v4 = ip.replace(/^::ffff:/, "");
  if (!v4.includes(":")) return v4;
  const [head = "", tail] = v4.split("::");
  const groups = head.split(":").filter(Boolean);
  const rest = tail === undefined ? [] : tail.split(":").filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
  return (
    [...groups, ...Array<string>(zeros).fill("0"), ...rest]
      .slice(0, 4)
      .join(":") + "::/64"
  );
}
