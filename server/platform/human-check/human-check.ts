import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import { humanCheck } from "#shared/contract/human-check.ts";
import { humanCheckMinutes } from "#shared/rules/human-check.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { refusal } from "#server/platform/errors.ts";
import { findSecret } from "#server/platform/secrets/queries.ts";
import { isChallengeUsed, insertUsedChallenge } from "./queries.ts";

/** A challenge solved for one purpose is invalid for the other. */
type Purpose = "contact" | "sign-in";

export type HumanCheck = ReturnType<typeof createHumanCheck>;

/** The browser's answer in base64: the challenge and its solution. */
const payload = z.object({
  challenge: humanCheck,
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** A proof of work. It takes a phone half a second, but is too expensive for spam to thousands of forms. */
export function createHumanCheck(db: Database, purpose: Purpose) {
  let secret: Promise<string> | undefined;
  async function secrets() {
    secret ??= findSecret(db, "human check");
    secret.catch(() => (secret = undefined));
    return {
      hmacSignatureSecret: `challenge ${await secret}`,
      hmacKeySignatureSecret: `key ${await secret}`,
    };
  }

  return {
    async challenge(): Promise<z.infer<typeof humanCheck>> {
      const challenge = await createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost: 1000,
        counter: randomInt(1000, 300),
        data: { purpose },
        expiresAt: new Date(Date.now() + humanCheckMinutes * 60_000),
        deriveKey,
        ...(await secrets()),
      });
      return humanCheck.parse(challenge);
    },

    /** Verifies a solved challenge and returns its nonce for `useUp`. */
    async solved(altcha: string | undefined): Promise<string> {
      if (altcha === undefined || altcha === "") {
        throw refusal(400, "human_check_needed", "altcha");
      }
      const parsed = payload.safeParse(readJson(altcha));
      if (!parsed.success) throw checkFailed("altcha");
      const { challenge, solution } = parsed.data;
      const { verified } = await verifySolution({
        challenge,
        solution,
        deriveKey,
        ...(await secrets()),
      });
      const { nonce, data } = challenge.parameters;
      const isGood = verified && data.purpose === purpose;
      if (!isGood || (await isChallengeUsed(db, nonce)))
        throw checkFailed("altcha");
      return nonce;
    },

    /** Marks the nonce as used. Throws if it was already used, even by a concurrent call. */
    async useUp(trx: Database, nonce: string) {
      if (!(await insertUsedChallenge(trx, nonce))) throw checkFailed("altcha");
    },
  };
}

function readJson(base64: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64, "base64").toString());
  } catch {
    return undefined;
  }
}

export function checkFailed(field: "altcha" | "ticket") {
  return refusal(400, "human_check_failed", field);
}
