import * as contract from "#shared/contract/staff/auth.ts";
import { staffCalls } from "#shared/contract/index.ts";
import { mayCall } from "#shared/contract/who-may.ts";
import type { Services } from "#server/services.ts";
import { audit } from "#server/platform/audit-queries.ts";
import { createHumanCheck } from "#server/platform/human-check/human-check.ts";
import { networkOf } from "#server/platform/limits/network.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import { deleteSession, endSessions } from "./queries.ts";
import { setUpFirstAdminWith } from "./set-up.ts";
import * as secondStep from "./two-step.ts";
import { fromOf, signInWith } from "./sign-in.ts";

export function authRoutes(services: Services): Route[] {
  const { db, limits, config } = services;
  const humanCheck = createHumanCheck(db, "sign-in");
  return [
    route(contract.readSession, async ({ caller: { user } }) => ({
      ...user,
      may: Object.keys(staffCalls).filter((line) => mayCall(line, user.roles)),
    })),

    route(contract.readSignInCheck, () => humanCheck.challenge()),

    route(contract.signIn, ({ body, caller }) =>
      signInWith(services, humanCheck, { ...body, ...fromOf(caller) }),
    ),

    route(contract.finishSignIn, ({ body, caller }) =>
      secondStep.finishSignIn(services, { ...body, ...fromOf(caller) }),
    ),

    route(contract.offerFirstKey, ({ body }) =>
      secondStep.offerFirstKey(db, body.proof, config.publicHost),
    ),

    route(
      contract.finishFirstKey,
      ({ body, caller, once }) =>
        secondStep.finishFirstKey(
          { ...services, once },
          { ...body, ...fromOf(caller) },
        ),
      { isSecret: true },
    ),

    route(contract.signOut, async ({ caller }) => {
      await deleteSession(db, caller.session);
      await audit(db, "signed_out", { user: caller.user._id, ip: caller.ip });
    }),

    route(contract.signOutEverywhere, async ({ caller: { user, ip } }) => {
      await endSessions(db, user._id);
      await audit(db, "signed_out_everywhere", { user: user._id, ip });
    }),

    route(
      contract.setUpFirstAdmin,
      async ({ body, caller, once }) => {
        await limits.spend("set_up_attempts_of_network", networkOf(caller.ip));
        const minLength = config.passwordMinLength;
        const from = fromOf(caller);
        return setUpFirstAdminWith(db, { ...body, minLength, from, once });
      },
      { isSecret: true },
    ),
  ];
}
