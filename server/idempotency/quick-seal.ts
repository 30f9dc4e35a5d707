import { hash } from "node:crypto";
import { openText, sealText } from "#server/secrets/sealing.ts";
import type { SealOf } from "./seal.ts";

const nothing = Buffer.alloc(0);

/**
 * As `sealOf`, for a tenth of the time, for what every visitor hands in: one hash in place of a derivation of
 * keys; and a reply that says no more than the id it is about, which lies beside it in the clear, is not stored
 * twice. Not for other calls yet: an instance of the release before would not find what was answered, and
 * send a text again (decision 0071).
 */
export const quickSealOf: SealOf = (scope, idempotencyKey, input) => {
  const call = JSON.stringify([scope, idempotencyKey]);
  const derived = hash("sha512", call, "buffer");
  const secret = derived.subarray(32);
  const said = `${secret.toString("base64")}${JSON.stringify(input)}`;
  return {
    key: derived.subarray(0, 32),
    fingerprint: hash("sha256", said, "buffer"),
    close: (words, about) =>
      words === JSON.stringify(about) ? nothing : sealText(secret, words),
    open: ({ reply, about }) =>
      reply.length === 0 ? JSON.stringify(about) : openText(secret, reply),
  };
};
