import { sql } from "kysely";
import type { OwnSession } from "#shared/contract/staff/account.ts";
import { alive } from "#server/staff/auth/queries.ts";
import { hasRow } from "#server/platform/db/has-row.ts";
import type { Database } from "#server/platform/db/connect.ts";

/** The most sessions to list, because a script that signs in repeatedly can have thousands. */
const most = 100;

/** The current session first, then the most recently used ones. */
export function findSessions(
  db: Database,
  user: string,
  own: Buffer,
): Promise<OwnSession[]> {
  return db
    .selectFrom("sessions")
    .select([
      sql<string>`encode(token_hash, 'hex')`.as("_id"),
      "device",
      "network",
      "created as began",
      "last_seen as seen",
      sql<boolean>`token_hash = ${own}`.as("isThis"),
    ])
    .where("user", "=", user)
    .where(alive)
    .orderBy("isThis", "desc")
    .orderBy("last_seen", "desc")
    .limit(most)
    .execute();
}

export async function deleteSessionOf(
  db: Database,
  user: string,
  token_hash: Buffer,
): Promise<boolean> {
  return db
    .deleteFrom("sessions")
    .where("user", "=", user)
    .where("token_hash", "=", token_hash)
    .returning("user")
    .$call(hasRow);
}
