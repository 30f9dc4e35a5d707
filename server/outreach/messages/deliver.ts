import { busyWait } from "#shared/rules/outreach/sms/busy-wait.ts";
import {
  staleAfter,
  type Timing,
  holdUntil,
} from "#shared/rules/outreach/texting/zones.ts";
import type { Services } from "#server/services.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type {
  SendOutcome,
  Outgoing,
  Provider,
} from "#server/platform/gateways/sms/sms-provider.ts";
import { stopTextsTo } from "./recipient.ts";
import { isOptedOut, findNow, findTextingHours } from "./queries.ts";
import {
  claimMessage,
  findDoubtful,
  pickProviderId,
  settleClaim,
  claimTimed,
  findProblemOf,
  lockTimed,
  updateTimed,
} from "./delivery-queries.ts";
import type { Problem } from "#shared/contract/outreach/sms.ts";
import { lawfulHours } from "#shared/rules/outreach/texting/texting-hours.ts";

/** In seconds. */
export type Patience = {
  /** Timeout for a provider's response and for its message list. */
  answer: number;
  /** How long to keep checking a message in doubt. */
  doubt: number;
  /** The first wait when a provider is busy; further ones are longer. */
  busy: number;
};

export const usualPatience: Patience = { answer: 30, doubt: 900, busy: 30 };

/** Claims a queued message that has no texting hours, unless it should no longer be sent. */
export type Claim = (
  db: Database,
  _id: string,
) => Promise<
  | (NonNullable<Awaited<ReturnType<typeof claimMessage>>> &
      Pick<Claimed, "worth">)
  | undefined
>;

type Delivering = Pick<Services, "db" | "gateways" | "clock"> & {
  claim?: Claim;
};
/** Seconds until the next attempt; undefined when the message is done. */
type Again = number | undefined;

/**
 * Takes a message one step further. Safe to call repeatedly and in parallel: a message is claimed before it is sent,
 * and if the outcome is unknown, it is sent again only after asking the provider.
 */
export async function deliver(
  { db, gateways, clock, claim = claimMessage }: Delivering,
  _id: string,
  patience = usualPatience,
): Promise<Again> {
  const timed = await claimInTime({ db, clock }, _id);
  if (timed?.wait !== undefined) return timed.wait;
  if (timed?.isOver) return undefined;
  const claimed = timed?.claimed ?? (await claim(db, _id));
  if (claimed) {
    const provider = gateways[claimed.kind];
    const outcome = await sendToProvider(db, claimed, provider);
    return settle(db, claimed, outcome, patience);
  }
  const doubtful = await findDoubtful(db, _id);
  if (!doubtful) return undefined;
  if (doubtful.seconds < patience.answer)
    return patience.answer - doubtful.seconds;
  const provider = gateways[doubtful.kind];
  const outcome = await askAfter(db, doubtful, provider);
  const again = await settle(db, doubtful, outcome, patience);
  const isLeft =
    outcome.state === "doubt" && doubtful.seconds >= patience.doubt;
  return isLeft ? undefined : again;
}

type Claimed = Outgoing & {
  kind: "sms" | "mail";
  tries: number;
  timing: Timing | null;
  /** Seconds since it was accepted or became due. */
  age: number;
  /** The time of the claim, for a text with texting hours. */
  now?: Date;
  /** Seconds after which sending is no longer useful; a default applies if omitted. */
  worth?: number;
};

async function sendToProvider(
  db: Database,
  message: Claimed,
  provider: Provider | undefined,
): Promise<SendOutcome> {
  if (!provider) return { state: "busy" };
  if (message.kind === "sms" && (await isOptedOut(db, message.to)))
    return { state: "failed", problem: "opted_out" };
  return provider.send(message);
}

/** Asks the provider about a message in doubt. If the provider never got it, it can be sent again. */
async function askAfter(
  db: Database,
  message: Claimed,
  provider: Provider | undefined,
): Promise<SendOutcome> {
  const found = await provider?.find?.(message).catch(() => undefined);
  if (!found) return { state: "doubt" };
  const id = await pickProviderId(db, found);
  return id === undefined ? { state: "busy" } : { state: "sent", id };
}

async function settle(
  db: Database,
  claim: Claimed,
  outcome: SendOutcome,
  patience: Patience,
): Promise<Again> {
  const { to } = claim;
  switch (outcome.state) {
    case "sent":
      await settleClaim(db, claim, { state: "sent", provider_id: outcome.id });
      return undefined;
    case "failed":
      await settleClaim(db, claim, outcome);
      await stopTextsTo(db, to, outcome.problem);
      return undefined;
    case "doubt":
      await settleClaim(db, claim, { state: "unknown" });
      return patience.answer;
    case "busy":
      return settleBusy(db, claim, patience, outcome.seconds);
  }
}

/** Schedules the next attempt or gives up. A text with texting hours stores the time of the next attempt. */
async function settleBusy(
  db: Database,
  claim: Claimed,
  patience: Patience,
  retryAfter: number | undefined,
): Promise<Again> {
  const { tries, age, timing, worth, now = new Date() } = claim;
  const wait = busyWait({
    tries,
    age,
    firstWait: patience.busy,
    retryAfter,
    patience: timing ? staleAfter / 1000 : worth,
    random: Math.random(),
  });
  if (wait === undefined) {
    await settleClaim(db, claim, { state: "failed", problem: "gave_up" });
    return undefined;
  }
  const next = new Date(now.getTime() + wait * 1000).toISOString();
  await settleClaim(db, claim, {
    state: "queued",
    ...(timing && { not_before: next }),
  });
  return wait;
}

type Timed = NonNullable<Awaited<ReturnType<typeof lockTimed>>>;

/**
 * Claims a text with texting hours if it may be sent now. Checks everything that may have changed in the same
 * transaction. Otherwise returns the seconds to wait, or that it was given up. Undefined if there is no such text.
 */
function claimInTime(
  { db, clock }: Pick<Services, "db" | "clock">,
  _id: string,
) {
  return db.transaction().execute(async (trx) => {
    const text = await lockTimed(trx, _id);
    if (!text) return undefined;
    const now = await findNow(trx, clock);
    const problem = await problemOf(trx, text, now);
    if (problem) {
      await updateTimed(trx, _id, { state: "failed", problem });
      return { isOver: true as const };
    }
    const until = await earliest(trx, text, now);
    if (until > now) {
      await updateTimed(trx, _id, { not_before: until.toISOString() });
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

/** Reasons to end a message before it is sent. */
async function problemOf(
  trx: Database,
  text: Timed,
  now: Date,
): Promise<Problem | undefined> {
  if (text.family && text.family.active <= 0) return "finished";
  const isStale = now.getTime() - dueOf(text).getTime() > staleAfter;
  return isStale ? "too_late" : findProblemOf(trx, text.to);
}

/** The earliest time at which the text may be sent, by its planned time and the texting hours. */
async function earliest(trx: Database, text: Timed, now: Date): Promise<Date> {
  const own = new Date(text.not_before ?? 0);
  if (own > now) return own;
  const { zip = "", timezone = "" } = text.family ?? {};
  const family = { phone: text.to, zip, timezone };
  const hours =
    text.timing === "lawful" ? lawfulHours : await findTextingHours(trx);
  return holdUntil(family, now, hours);
}
