import {
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
} from "node:crypto";
import { openText, sealText } from "#server/secrets/sealing.ts";
import type { Stored } from "./queries.ts";

export type Seal = Pick<Stored, "key" | "fingerprint"> & {
  /** What is stored of these words, which speak of `about`. */
  close: (words: string, about: string | null) => Buffer;
  /** The words again. */
  open: (stored: Pick<Stored, "reply" | "about">) => string;
};

export type SealOf = (
  scope: string,
  idempotencyKey: string,
  input: unknown,
) => Seal;

/**
 * What is stored of a call can be found and read only with the caller's own Idempotency-Key: replies
 * hold tokens, phones and ids, and bodies hold passwords, of which nothing may lie readable here.
 */
export const sealOf: SealOf = (scope, idempotencyKey, input) => {
  const derived = Buffer.from(
    hkdfSync("sha256", idempotencyKey, scope, "idempotent reply", 96),
  );
  const part = (start: number) => derived.subarray(start, start + 32);
  // Node works with a key object in a third of the time that it takes to make one of bytes by itself.
  const [hashing, secret] = [32, 64].map((start) =>
    createSecretKey(part(start)),
  ) as [KeyObject, KeyObject];
  return {
    key: part(0),
    fingerprint: createHmac("sha256", hashing)
      .update(JSON.stringify(input))
      .digest(),
    close: (words) => sealText(secret, words),
    open: ({ reply }) => openText(secret, reply),
  };
};
