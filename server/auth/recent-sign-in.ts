import type { Database } from "#server/db/connect.ts";
import { refusal } from "#server/errors.ts";
import { isSessionYoung } from "./queries.ts";

/** For what would turn a borrowed session into an account: the password has to be typed anew. */
export async function needRecentSignIn(db: Database, session: Buffer) {
  if (await isSessionYoung(db, session)) return;
  throw refusal(403, "reauth_required");
}
