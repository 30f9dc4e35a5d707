import type { FastifyRequest } from "fastify";
import type { Database } from "#server/db/connect.ts";
import { mayCall } from "#shared/contract/who-may.ts";
import { auditAtTimes } from "#server/audit.ts";
import { refusal } from "#server/errors.ts";
import { hashToken } from "#server/ids.ts";
import type { Authenticate } from "#server/http/route.ts";
import { findSessionUser } from "./queries.ts";

function tokenOf({ headers }: FastifyRequest): string | undefined {
  const bearer = /^Bearer ([\w-]{1,100})$/i.exec(
    headers.authorization ?? "",
  )?.[1];
  const header = headers["x-auth-token"];
  return (
    bearer ??
    (typeof header === "string" && header.length <= 100 ? header : undefined)
  );
}

/** Asks the database every time, so that ending a session or a role ends it at once everywhere. */
export function authenticateWith(db: Database): Authenticate {
  return async (request, line) => {
    const token = tokenOf(request);
    const session = token === undefined ? undefined : hashToken(token);
    const user = session && (await findSessionUser(db, session));
    if (!session || !user) throw refusal(401, "sign_in_needed");
    const { ip } = request;
    if (!mayCall(line, user.roles)) {
      const refused = { user: user._id, ip, subject: line };
      await auditAtTimes(db, "call_refused", refused);
      throw refusal(403, "role_needed");
    }
    return { ip, user, session };
  };
}
