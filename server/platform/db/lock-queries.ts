import { sql } from "kysely";
import type { Database } from "./connect.ts";

type Lock =
  | "contacts"
  | "users"
  | "seed"
  | "sweep"
  | "campaigns"
  | "insights"
  | "content"
  | "previews"
  | "order of questions"
  | "order of concerns";

/** Acquires a lock across all instances and holds it until the transaction ends. */
export async function lock(trx: Database, name: Lock) {
  await sql`SELECT pg_advisory_xact_lock(hashtext(${name}))`.execute(trx);
}

/** Like `lock`, but returns false instead of waiting. */
export async function tryLock(trx: Database, name: Lock): Promise<boolean> {
  const { rows } = await sql<{ isOurs: boolean }>`
    SELECT pg_try_advisory_xact_lock(hashtext(${name})) AS "isOurs"`.execute(
    trx,
  );
  return rows[0]?.isOurs ?? false;
}
