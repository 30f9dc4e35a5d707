import { sql } from "kysely";
import { passwordProofMinutes } from "#shared/rules/staff/proofs.ts";
import type { Database } from "#server/db/connect.ts";

/** The account whose password was right, as it was at that moment. */
export type Proven = { user: string; email: string; password: string };

const fresh = sql<boolean>`password_proofs.created > now() - interval ${sql.lit(`${passwordProofMinutes} minutes`)}`;

export async function insertProof(
  db: Database,
  proof: Proven & { token_hash: Buffer },
) {
  await db.insertInto("password_proofs").values(proof).execute();
}

export function findProof(db: Database, token_hash: Buffer) {
  return db
    .selectFrom("password_proofs")
    .select(["user", "email", "password"])
    .where("token_hash", "=", token_hash)
    .where(fresh)
    .executeTakeFirst();
}

/** The same, and it is worth nothing afterwards. */
export function spendProof(
  db: Database,
  token_hash: Buffer,
): Promise<Proven | undefined> {
  return db
    .deleteFrom("password_proofs")
    .where("token_hash", "=", token_hash)
    .where(fresh)
    .returning(["user", "email", "password"])
    .executeTakeFirst();
}
