import type { Database } from "#server/db/connect.ts";
import { hashToken, newToken } from "#server/ids.ts";
import { insertProof } from "./proof-queries.ts";

/** What shows for some minutes that the password was right. It opens nothing but the second step. */
export async function openProof(
  db: Database,
  { _id, email, password }: { _id: string; email: string; password: string },
): Promise<string> {
  const proof = newToken();
  const token_hash = hashToken(proof);
  await insertProof(db, { user: _id, email, password, token_hash });
  return proof;
}
