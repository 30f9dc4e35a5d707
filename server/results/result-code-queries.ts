import { type RawBuilder, sql } from "kysely";
import type { Database } from "#server/db/connect.ts";
import { findSecret } from "#server/secrets/queries.ts";

/**
 * What a result is called without names: always the same, of the shape of an id, and never the one in
 * the address of its page, which leads to the contact. (22 of 64 digits, 0 written as G.)
 */
export async function findResultCode(
  db: Database,
): Promise<RawBuilder<string>> {
  const secret = sql.lit(await findSecret(db, "result codes"));
  return sql`translate(left(encode(sha256(convert_to(
    ${secret} || results._id, 'UTF8')), 'hex'), 22), '0', 'G')`;
}
