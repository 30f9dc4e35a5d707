import * as contract from "#shared/contract/staff/passkeys.ts";
import { fromOf } from "#server/staff/auth/sign-in.ts";
import { createChange } from "#server/content/editing/change.ts";
import { notFound } from "#server/platform/errors.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import type { Services } from "#server/services.ts";
import {
  addFirstPasskey,
  offerFirstPasskey,
  addPasskey,
  deletePasskey,
  offerPasskey,
} from "./own-passkeys.ts";
import { findPasskeys, renamePasskey } from "./queries.ts";
import * as signIn from "./sign-in.ts";

export function passkeyRoutes(services: Services): Route[] {
  const { db, config } = services;
  const change = createChange(services);
  return [
    route(contract.offerPasskeySignIn, ({ caller }) =>
      signIn.offerSignIn(services, caller.ip),
    ),

    route(contract.signInByPasskey, ({ body, caller }) =>
      signIn.signInByPasskey(services, { ...body, ...fromOf(caller) }),
    ),

    route(contract.offerPasskeySecond, ({ body, caller }) =>
      signIn.offerSecond(services, body.proof, caller.ip),
    ),

    route(contract.finishByPasskey, ({ body, caller }) =>
      signIn.finishByPasskey(services, { ...body, ...fromOf(caller) }),
    ),

    route(contract.offerFirstPasskey, ({ body, caller }) =>
      offerFirstPasskey(services, body.proof, caller.ip),
    ),

    route(
      contract.addFirstPasskey,
      ({ body, caller, once }) =>
        addFirstPasskey({ ...services, once }, { ...body, ...fromOf(caller) }),
      { isSecret: true },
    ),

    route(contract.listPasskeys, ({ caller: { user } }) =>
      findPasskeys(db, user._id, config.publicHost),
    ),

    route(contract.offerPasskey, ({ caller }) =>
      offerPasskey(services, caller),
    ),

    route(
      contract.addPasskey,
      async ({ body, caller, once }) => ({
        recoveryCodes: await addPasskey({ ...services, once }, body, caller),
      }),
      { isSecret: true },
    ),

    route(contract.renamePasskey, (call) =>
      change(call, { event: "passkey_renamed" }, async (trx) => {
        const { _id } = call.caller.user;
        if (!(await renamePasskey(trx, _id, call.params.id, call.body.name)))
          throw notFound();
      }),
    ),

    route(contract.deletePasskey, ({ params, caller }) =>
      deletePasskey(services, params.id, caller),
    ),
  ];
}
