import type { Problem } from "#shared/contract/sms.ts";
import { holdUntil, staleAfter } from "#shared/rules/texting/hold-until.ts";
import { lawfulHours } from "#shared/rules/texting/hours.ts";
import type { Services } from "#server/services.ts";
import type { Database } from "#server/db/connect.ts";
import { findNow, findTextingHours } from "./hours-queries.ts";
import {
  claimTimed,
  findProblemOf,
  giveUp,
  lockTimed,
  postpone,
} from "./timed-queries.ts";

type Timed = NonNullable<Awaited<ReturnType<typeof lockTimed>>>;

/**
 * Claims a text that keeps to hours, if now is its time: all that may have changed since it was taken on is
 * looked up in the same transaction. Otherwise it says in how many seconds to ask again, or that it was
 * given up; undefined where no such text waits.
 */
export function claimInTime(
  { db, clock }: Pick<Services, "db" | "clock">,
  _id: string,
) {
  return db.transaction().execute(async (trx) => {
    const text = await lockTimed(trx, _id);
    if (!text) return undefined;
    const now = await findNow(trx, clock);
    const problem = await problemOf(trx, text, now);
    if (problem) {
      await giveUp(trx, _id, problem);
      return { isOver: true as const };
    }
    const until = await earliest(trx, text, now);
    if (until > now) {
      await postpone(trx, _id, until);
      return { wait: seconds(now, until) };
    }
    const claimed = await claimTimed(trx, _id, now);
    return { claimed: { ...claimed, age: seconds(dueOf(text), now), now } };
  });
}

function seconds(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / 1000;
}

function dueOf({ due }: Timed): Date {
  return new Date(due);
}

/** What ends it before it goes. */
async function problemOf(
  trx: Database,
  text: Timed,
  now: Date,
): Promise<Problem | undefined> {
  if (text.family && text.family.active <= 0) return "finished";
  const isStale = now.getTime() - dueOf(text).getTime() > staleAfter;
  return isStale ? "too_late" : findProblemOf(trx, text.to);
}

/** When it may go: by its own moment, and by the hours. */
async function earliest(trx: Database, text: Timed, now: Date): Promise<Date> {
  const own = new Date(text.not_before ?? 0);
  if (own > now) return own;
  const { zip = "", timezone = "" } = text.family ?? {};
  const family = { phone: text.to, zip, timezone };
  const hours =
    text.timing === "lawful" ? lawfulHours : await findTextingHours(trx);
  return holdUntil(family, now, hours);
}
