import { needsRecentSignIn } from "#shared/contract/staff/step-up.ts";
import { freshMinutes } from "#shared/rules/staff/sessions.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { refusal, refuse } from "#server/platform/errors.ts";
import type { Route } from "#server/platform/http/route.ts";
import { findSessionUser, isSessionYoung } from "./queries.ts";

/** Refuses if the session ended while the call was running. */
export async function requireSession(trx: Database, session: Buffer) {
  if (await findSessionUser(trx, session)) return;
  throw refusal(401, "sign_in_needed");
}

/**
 * Requires that the user recently proved their identity, for calls with which a borrowed session could take over the
 * account.
 */
export async function requireRecentSignIn(db: Database, session: Buffer) {
  if (await isSessionYoung(db, session)) return;
  throw refuse(403, "reauth_required", { seconds: freshMinutes * 60 });
}

/** Adds `requireRecentSignIn` to the routes listed in the contract's `step-up.ts`. */
export function withRecentSignIn(db: Database, routes: Route[]): Route[] {
  return routes.map((each) => ({
    ...each,
    answer: async (call) => {
      const { user, session } = call.caller;
      const details = { roles: user?.roles ?? [], body: call.body };
      if (session && needsRecentSignIn(each.endpoint.line, details))
        await requireRecentSignIn(db, session);
      return each.answer(call);
    },
  }));
}
