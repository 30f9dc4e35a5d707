import { z } from "zod";
import { humanCheckMinutes } from "#shared/rules/field-limits.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { refusal } from "#server/platform/errors.ts";
import { newId } from "#server/platform/ids.ts";
import { decryptText, encrypt } from "#server/platform/secrets/encryption.ts";
import { findKey } from "#server/platform/secrets/queries.ts";
import { checkFailed } from "./human-check.ts";
import { isChallengeUsed } from "./queries.ts";

/** Programs fill in a form at once; a person reads it. */
const soonest = 2000;
const longest = humanCheckMinutes * 60_000;

const inside = z.object({
  nonce: z.string(),
  issued: z.number(),
  network: z.string(),
});

/** For who cannot solve a challenge because no script runs: good once, from one network, neither at once nor for long. */
export function createTickets(db: Database, now = () => Date.now()) {
  const secret = () => findKey(db, "human check", "ticket");

  return {
    async issue(network: string): Promise<string> {
      const text = JSON.stringify({ nonce: newId(), issued: now(), network });
      return encrypt(await secret(), text).toString("base64url");
    },

    /** The nonce of a ticket that is good now, to be used up. */
    async checked(ticket: string, network: string): Promise<string> {
      const opened = inside.safeParse(open(await secret(), ticket));
      if (!opened.success) throw checkFailed("ticket");
      const { nonce, issued, network: own } = opened.data;
      const age = now() - issued;
      const isGood = age >= 0 && age <= longest && own === network;
      if (!isGood || (await isChallengeUsed(db, nonce)))
        throw checkFailed("ticket");
      // The same one is good in a moment.
      if (age < soonest) throw refusal(400, "human_check_needed", "ticket");
      return nonce;
    },
  };
}

function open(secret: Buffer, ticket: string): unknown {
  try {
    return JSON.parse(decryptText(secret, Buffer.from(ticket, "base64url")));
  } catch {
    return undefined;
  }
}
