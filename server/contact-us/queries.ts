import type { Database } from "#server/db/connect.ts";
import { newToken } from "#server/ids.ts";

/** The secret that all instances sign their challenges with; whoever asks first makes it. */
export async function findChallengeSecret(db: Database): Promise<string> {
  const name = "human check";
  await db
    .insertInto("secrets")
    .values({ name, value: newToken() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom("secrets")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return value;
}

export async function isChallengeUsed(db: Database, nonce: string) {
  const used = await db
    .selectFrom("used_challenges")
    .select("nonce")
    .where("nonce", "=", nonce)
    .executeTakeFirst();
  return used !== undefined;
}

/** Whether nobody used it before, however many try at a time. */
export async function useChallenge(db: Database, nonce: string) {
  const used = await db
    .insertInto("used_challenges")
    .values({ nonce })
    .onConflict((conflict) => conflict.doNothing())
    .returning("nonce")
    .executeTakeFirst();
  return used !== undefined;
}
