import {
  readSession,
  readSignInCheck,
  setUpFirstAdmin,
  signIn,
  signOut,
  signOutEverywhere,
} from "#shared/contract/auth.ts";
import type { Services } from "#server/services.ts";
import { audit } from "#server/audit.ts";
import { createHumanCheck } from "#server/human-check/human-check.ts";
import { networkOf } from "#server/limits/network.ts";
import { type Route, route } from "#server/http/route.ts";
import { deleteSession, endSessions } from "./queries.ts";
import { setUpFirstAdminWith } from "./set-up.ts";
import { openSession, signInWith } from "./sign-in.ts";

export function authRoutes(services: Services): Route[] {
  const { db, limits, config } = services;
  const humanCheck = createHumanCheck(db, "sign-in");
  return [
    route(readSession, async ({ caller }) => caller.user),

    route(readSignInCheck, () => humanCheck.challenge()),

    route(signIn, async ({ body, caller: { ip } }) => ({
      token: await signInWith(services, humanCheck, { ...body, ip }),
    })),

    route(signOut, async ({ caller }) => {
      await deleteSession(db, caller.session);
      await audit(db, "signed_out", { user: caller.user._id, ip: caller.ip });
      return undefined;
    }),

    route(signOutEverywhere, async ({ caller: { user, ip } }) => {
      await endSessions(db, user._id);
      await audit(db, "signed_out_everywhere", { user: user._id, ip });
      return undefined;
    }),

    route(setUpFirstAdmin, async ({ body, caller }) => {
      await limits.spend("set_up_attempts_of_network", networkOf(caller.ip));
      const minLength = config.passwordMinLength;
      const user = await setUpFirstAdminWith(db, {
        ...body,
        minLength,
        ip: caller.ip,
      });
      return { token: await openSession(db, user) };
    }),
  ];
}
