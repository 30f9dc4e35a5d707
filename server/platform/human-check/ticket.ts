import { z } from "zod";
import { humanCheckMinutes } from "#shared/rules/human-check.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { refusal } from "#server/platform/errors.ts";
import { newId } from "#server/platform/ids.ts";
import { decryptText, encrypt } from "#server/platform/secrets/encryption.ts";
import { findKey } from "#server/platform/secrets/queries.ts";
import { checkFailed } from "./human-check.ts";
import { isChallengeUsed } from "./queries.ts";

/** The minimum age in milliseconds. Bots submit a form faster than a person can read it. */
const youngestAge = 2000;
const oldestAge = humanCheckMinutes * 60_000;

const content = z.object({
  nonce: z.string(),
  issued: z.number(),
  network: z.string(),
});

/**
 * Tickets replace challenges in browsers without scripts. A ticket is valid once, for one network and a limited
 * time.
 */
export function createTickets(db: Database, now = () => Date.now()) {
  const secret = () => findKey(db, "human check", "ticket");

  return {
    async issue(network: string): Promise<string> {
      const text = JSON.stringify({ nonce: newId(), issued: now(), network });
      return encrypt(await secret(), text).toString("base64url");
    },

    /** Verifies a ticket and returns its nonce for `useUp`. */
    async checked(ticket: string, network: string): Promise<string> {
      const opened = content.safeParse(open(await secret(), ticket));
      if (!opened.success) throw checkFailed("ticket");
      const { nonce, issued, network: own } = opened.data;
      const age = now() - issued;
      const isGood = age >= 0 && age <= oldestAge && own === network;
      if (!isGood || (await isChallengeUsed(db, nonce)))
        throw checkFailed("ticket");
      // Do not use the ticket up: it becomes valid in a moment.
      if (age < youngestAge) throw refusal(400, "human_check_needed", "ticket");
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
