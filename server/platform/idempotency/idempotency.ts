import { hash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { Database } from "#server/platform/db/connect.ts";
import { refusal } from "#server/platform/errors.ts";
import { networkOf } from "#server/platform/limits/network.ts";
import { findReply, insertReply } from "./queries.ts";

/** Runs work and stores its reply in one transaction, so that a repeated call gets this reply even after a crash. */
export type Once = <T>(
  work: (trx: Database) => Promise<T>,
  options?: {
    /** The id of the record in the reply. Erasing the record also erases the stored reply. */
    about?: (result: T) => string;
  },
) => Promise<T>;

type Call = {
  key: string | undefined;
  /** The call and its caller. The same key from another caller is a different key. */
  scope: string;
  input: unknown;
  /** The reply contains a secret and is not stored; a repeat is refused. */
  isSecret?: true | undefined;
  answer: (once: Once) => Promise<unknown>;
  present: (result: unknown) => string;
};

export type Idempotent = (call: Call) => Promise<string>;

class Repeated extends Error {}

/**
 * Answers a repeated call with the stored reply, for 24 hours. A repeat during the first call waits for it in the
 * database. Refusals are not stored. Handlers that do not use `once`, such as sign-in, run again.
 */
export function idempotentWith(db: Database): Idempotent {
  return async ({ key, scope, input, isSecret, answer, present }) => {
    if (key === undefined)
      return present(
        await answer((work) => db.transaction().execute((trx) => work(trx))),
      );
    const call = {
      key: sha256([scope, key]),
      // The key is not stored, so include it in the hash: a plain hash of the input would expose passwords.
      fingerprint: sha256([scope, key, input]),
    };
    async function findStored(): Promise<string | undefined> {
      const stored = await findReply(db, call.key);
      if (!stored) return undefined;
      const isSame = stored.fingerprint.equals(call.fingerprint);
      if (!isSame || stored.body === null) throw refusal(409, "key_reused");
      return stored.body;
    }
    const storedReply = await findStored();
    if (storedReply !== undefined) return storedReply;
    try {
      const result = await answer((work, { about } = {}) =>
        db.transaction().execute(async (trx) => {
          const outcome = await work(trx);
          const isFirst = await insertReply(trx, {
            ...call,
            body: isSecret ? null : present(outcome),
            about: about?.(outcome) ?? null,
          });
          if (!isFirst) throw new Repeated();
          return outcome;
        }),
      );
      return present(result);
    } catch (error) {
      // Another call with this key may have finished first and made this one fail.
      const stored = await findStored();
      if (stored === undefined) throw error;
      return stored;
    }
  };
}

function sha256(parts: unknown[]): Buffer {
  return hash("sha256", JSON.stringify(parts), "buffer");
}

export function readIdempotencyKey({
  method,
  headers,
}: FastifyRequest): string | undefined {
  const key = headers["idempotency-key"];
  if (method !== "POST" || key === undefined) return undefined;
  if (typeof key === "string" && key !== "" && key.length <= 255) return key;
  throw refusal(400, "invalid", "Idempotency-Key");
}

/** Shorter keys, such as "1", may be used by several families. Those of the site's own pages are longer and random. */
const unguessableLength = 20;

/**
 * The owner of a key: the session. Without a session, all callers with a long key are one owner, because a phone
 * changes its network between two attempts: a repeat must have the same input, and stored replies hold no secret. A
 * short key belongs to its network.
 */
export function callerOf(
  { session, ip }: FastifyRequest["caller"],
  key: string | undefined,
): string {
  if (session) return session.toString("base64");
  const isLong = key !== undefined && key.length >= unguessableLength;
  return isLong ? "visitor" : networkOf(ip);
}
