import * as contract from "#shared/contract/staff/tokens.ts";
import {
  mostTokens,
  rolesToGive,
  tokenPrefix,
} from "#shared/rules/staff/tokens.ts";
import { audit } from "#server/platform/audit-queries.ts";
import { createChange } from "#server/content/editing/change.ts";
import { notFound, refusal, refuse } from "#server/platform/errors.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import { hashToken, newId, newToken } from "#server/platform/ids.ts";
import type { Services } from "#server/services.ts";
import { deleteToken, findTokens, insertToken, lockOwner } from "./queries.ts";

export function tokenRoutes(services: Services): Route[] {
  const { db } = services;
  const change = createChange(services);
  /** Admins see and revoke all tokens, other users only their own. */
  const ownOnly = ({ _id, roles }: { _id: string; roles: string[] }) =>
    roles.includes("admin") ? undefined : _id;
  return [
    route(contract.listTokens, ({ caller: { user } }) =>
      findTokens(db, { user: user._id, of: ownOnly(user) }),
    ),

    route(
      contract.createToken,
      (call) => {
        const { name, roles } = call.body;
        const user = call.caller.user._id;
        const _id = newId();
        const token = tokenPrefix + newToken();
        const act = { event: "token_made", subject: _id, about: name } as const;
        return change(call, act, async (trx) => {
          const owner = await lockOwner(trx, user);
          const may = rolesToGive(owner?.roles ?? []);
          if (!roles.every((role) => may.includes(role)))
            throw refusal(403, "role_needed", "roles");
          const own = await findTokens(trx, { user, of: user });
          if (own.length >= mostTokens)
            throw refuse(409, "list_full", { most: mostTokens });
          const hash = hashToken(token);
          await insertToken(trx, { ...call.body, _id, user, hash });
          return { token };
        });
      },
      { isSecret: true },
    ),

    route(contract.deleteToken, ({ params, caller }) =>
      db.transaction().execute(async (trx) => {
        const name = await deleteToken(trx, params.id, ownOnly(caller.user));
        if (name === undefined) throw notFound();
        await audit(trx, "token_ended", {
          user: caller.user._id,
          ip: caller.ip,
          subject: params.id,
          about: name,
        });
      }),
    ),
  ];
}
