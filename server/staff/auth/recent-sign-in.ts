import { needsRecentSignIn } from "#shared/contract/staff/step-up.ts";
import { freshMinutes } from "#shared/rules/staff/sessions.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { refusal, refuse } from "#server/platform/errors.ts";
import type { Route } from "#server/platform/http/route.ts";
import { findSessionUser, isSessionYoung } from "./queries.ts";

/** Whoever signed out everywhere while a call was on its way does nothing by it any more. */
export async function requireSession(trx: Database, session: Buffer) {
  if (await findSessionUser(trx, session)) return;
  throw refusal(401, "sign_in_needed");
}

/** For calls that could turn a borrowed session into an account: requires a recent password. */
export async function requireRecentSignIn(db: Database, session: Buffer) {
  if (await isSessionYoung(db, session)) return;
  throw refuse(403, "reauth_required", { seconds: freshMinutes * 60 });
}

/** The same routes: before a call that the contract's table names, the same is asked. */
export function withRecentSignIn(db: Database, routes: Route[]): Route[] {
  return routes.map((each) => ({
    ...each,
    answer: async (call) => {
      const { user, session } = call.caller;
      const asked = { roles: user?.roles ?? [], body: call.body };
      if (session && needsRecentSignIn(each.endpoint.line, asked))
        await requireRecentSignIn(db, session);
      return each.answer(call);
    },
  }));
}
