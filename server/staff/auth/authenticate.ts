import type { FastifyRequest } from "fastify";
import type { Services } from "#server/services.ts";
import { mayCall, mayTokenCall } from "#shared/contract/who-may.ts";
import { pageUserHeader } from "#shared/rules/staff/page-user.ts";
import { rolesToGive, tokenPrefix } from "#shared/rules/staff/tokens.ts";
import { auditUnlessRecent } from "#server/platform/audit-queries.ts";
import { refusal } from "#server/platform/errors.ts";
import { hashToken } from "#server/platform/ids.ts";
import type { Authenticate } from "#server/platform/http/route.ts";
import { findSessionUser } from "./queries.ts";
import { findTokenUser } from "#server/staff/tokens/queries.ts";

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

/** Whether this user is the one whose page makes the call. Another user may have signed in in another tab meanwhile. */
function isExpected(id: string, { headers }: FastifyRequest): boolean {
  const expected = headers[pageUserHeader];
  return expected === undefined || expected === id;
}

/** Reads the database on every call, so that ending a session, token or role takes effect at once everywhere. */
export function authenticateWith({ db, limits }: Means): Authenticate {
  return async (request, line) => {
    const { ip } = request;
    const token = tokenOf(request);
    if (token === undefined) throw refusal(401, "sign_in_needed");
    const session = hashToken(token);
    const isScript = token.startsWith(tokenPrefix);
    const user = isScript
      ? await findScriptUser({ db, limits }, session)
      : await findSessionUser(db, session);
    if (!user || !isExpected(user._id, request))
      throw refusal(401, "sign_in_needed");
    const may = isScript ? mayTokenCall : mayCall;
    if (!may(line, user.roles)) {
      const refused = { user: user._id, ip, subject: line };
      await auditUnlessRecent(db, "call_refused", refused);
      throw refusal(403, "role_needed");
    }
    return { ip, user, session };
  };
}

type Means = Pick<Services, "db" | "limits">;

/** The owner of an API token, with the token's roles that the owner still has. */
async function findScriptUser({ db, limits }: Means, hash: Buffer) {
  const found = await findTokenUser(db, hash);
  if (!found) return undefined;
  const { given, own, token, ...user } = found;
  await limits.spend("calls_of_token", token);
  const may = rolesToGive(own);
  return { ...user, roles: given.filter((role) => may.includes(role)) };
}
