import type { Database } from "#server/db/connect.ts";
import { refusal } from "#server/errors.ts";
import { findReply, insertReply, type Stored } from "./queries.ts";
import { type Seal, sealOf } from "./seal.ts";

/**
 * Does the work in one transaction, in which its result is also stored as the reply: whoever asks
 * again with the same key is answered, even after a crash. Limits are spent before, outside. Work
 * of one statement is a transaction by itself where there is no reply to store.
 */
export type Once = <T>(
  work: (trx: Database) => Promise<T>,
  options?: Options<T>,
) => Promise<T>;

type Options<T> = {
  isOneStatement?: boolean;
  /** Whom or what the reply speaks of: it is forgotten when that is erased. */
  about?: (done: T) => string;
};

type Asked = {
  /** The caller's Idempotency-Key, if there was one. */
  key: string | undefined;
  /** The call and who makes it. */
  scope: string;
  input: unknown;
  answer: (once: Once) => Promise<unknown>;
  present: (result: unknown) => string;
};

class AnsweredMeanwhile extends Error {}

export type AnswerOnce = (asked: Asked) => Promise<string>;

/** Answers each call once, and its repeats with the same words for 24 hours. Refusals are not stored. */
export function answerOnceWith(db: Database): AnswerOnce {
  const running = new Map<string, Promise<string>>();
  return async ({ key, scope, input, answer, present }) => {
    if (key === undefined) {
      const once: Once = async (work, { isOneStatement } = {}) => {
        return isOneStatement ? work(db) : db.transaction().execute(work);
      };
      return present(await answer(once));
    }
    const seal = sealOf(scope, key, input);
    const name = seal.key.toString("base64");
    // Repeats wait here and not in the database, where each would hold a connection.
    for (let first = running.get(name); first; first = running.get(name)) {
      await first.catch(() => {});
    }
    const first = { db, seal, answer, present };
    const mine = answerFirst(first).finally(() => running.delete(name));
    running.set(name, mine);
    return mine;
  };
}

type First = { db: Database; seal: Seal } & Pick<Asked, "answer" | "present">;

async function answerFirst({
  db,
  seal,
  answer,
  present,
}: First): Promise<string> {
  const known = await findStored(db, seal);
  if (known !== undefined) return known;
  let words: string | undefined;
  const once: Once = async <T>(
    work: (trx: Database) => Promise<T>,
    { about }: Options<T> = {},
  ) =>
    db.transaction().execute(async (trx) => {
      const done = await work(trx);
      words = present(done);
      const reply = storedOf(seal, words, about?.(done) ?? null);
      if (!(await insertReply(trx, reply))) throw new AnsweredMeanwhile();
      return done;
    });
  try {
    const result = await answer(once);
    if (words === undefined) await once(async () => result);
    return words ?? present(result);
  } catch (error) {
    // Somebody was faster, or it is a repeat: that work undid ours, or made ours impossible.
    const stored = await findStored(db, seal);
    if (stored === undefined) throw error;
    return stored;
  }
}

function storedOf(seal: Seal, words: string, about: string | null): Stored {
  const { key, fingerprint } = seal;
  return { key, fingerprint, reply: seal.close(words, about), about };
}

async function findStored(
  db: Database,
  seal: Seal,
): Promise<string | undefined> {
  const stored = await findReply(db, seal.key);
  if (!stored) return undefined;
  if (!stored.fingerprint.equals(seal.fingerprint)) {
    throw refusal(409, "key_reused");
  }
  return seal.open(stored);
}
