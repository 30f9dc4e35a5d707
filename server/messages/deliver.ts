import { busyWait } from "#shared/rules/sms/busy-wait.ts";
import type { Services } from "#server/services.ts";
import type { Database } from "#server/db/connect.ts";
import type { Outcome, Outgoing, Provider } from "#server/gateways/provider.ts";
import { insertOptOut, isOptedOut } from "./opt-outs-queries.ts";
import {
  claimMessage,
  findDoubtful,
  pickProviderId,
  settleClaim,
} from "./delivery-queries.ts";

/** In seconds. */
export type Patience = {
  /** How long a provider may take to answer, and to list what it took on. */
  answer: number;
  /** How long to go on asking about a message in doubt. */
  doubt: number;
  /** The first wait when a provider is busy; further ones are longer. */
  busy: number;
};

export const usualPatience: Patience = { answer: 30, doubt: 900, busy: 30 };

/** Takes a message that waits, unless it is not to be sent any more. */
export type Claim = (
  db: Database,
  _id: string,
) => ReturnType<typeof claimMessage>;

type Delivering = Pick<Services, "db" | "gateways"> & { claim?: Claim };
/** To be looked at again after so many seconds; undefined when there is nothing left to do. */
type Again = number | undefined;

/**
 * Brings one message one step further, however often and by however many it is called: it is claimed
 * before it is handed over, and one in doubt is never handed over again before the provider was asked.
 */
export async function deliver(
  { db, gateways, claim = claimMessage }: Delivering,
  _id: string,
  patience = usualPatience,
): Promise<Again> {
  const claimed = await claim(db, _id);
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
  /** In seconds, since it was taken on. */
  age: number;
};

async function sendToProvider(
  db: Database,
  message: Claimed,
  provider: Provider | undefined,
): Promise<Outcome> {
  if (!provider) return { state: "busy" };
  if (message.kind === "sms" && (await isOptedOut(db, message.to)))
    return { state: "failed", problem: "opted_out" };
  return provider.send(message);
}

/** Doubt stays doubt where the provider cannot be asked; what it never saw is free to go again. */
async function askAfter(
  db: Database,
  message: Claimed,
  provider: Provider | undefined,
): Promise<Outcome> {
  const found = await provider?.find?.(message).catch(() => undefined);
  if (!found) return { state: "doubt" };
  const id = await pickProviderId(db, found);
  return id === undefined ? { state: "busy" } : { state: "sent", id };
}

async function settle(
  db: Database,
  claim: Claimed,
  outcome: Outcome,
  patience: Patience,
): Promise<Again> {
  const { to, tries, age } = claim;
  switch (outcome.state) {
    case "sent":
      await settleClaim(db, claim, { state: "sent", provider_id: outcome.id });
      return undefined;
    case "failed":
      await settleClaim(db, claim, outcome);
      if (outcome.problem === "opted_out") await insertOptOut(db, to);
      return undefined;
    case "doubt":
      await settleClaim(db, claim, { state: "unknown" });
      return patience.answer;
    case "busy": {
      const wait = busyWait({
        tries,
        age,
        firstWait: patience.busy,
        retryAfter: outcome.seconds,
        random: Math.random(),
      });
      const isOver = wait === undefined;
      await settleClaim(
        db,
        claim,
        isOver ? { state: "failed", problem: "gave_up" } : { state: "queued" },
      );
      return wait;
    }
  }
}
