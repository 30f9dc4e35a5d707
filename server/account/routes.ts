import type { FastifyBaseLogger } from "fastify";
import {
  endSession,
  listSessions,
  readEmailChange,
  saveAccount,
} from "#shared/contract/account.ts";
import * as contract from "#shared/contract/second-step.ts";
import { notFound } from "#server/errors.ts";
import { changeWith } from "#server/editing/change.ts";
import { type Route, route } from "#server/http/route.ts";
import { siteOf } from "#server/second-step/authenticator.ts";
import { offerKey } from "#server/second-step/prove.ts";
import {
  countRecoveryCodes,
  findAuthenticator,
  hasSecondStep,
} from "#server/second-step/queries.ts";
import {
  findRequiredFrom,
  upsertRequiredFrom,
} from "#server/second-step/rules-queries.ts";
import type { Services } from "#server/services.ts";
import { findAskedEmail } from "#server/staff-links/queries.ts";
import { saveOwnWith } from "./save-own.ts";
import { deleteSessionOf, findSessions } from "./sessions-queries.ts";
import {
  confirmOwnKey,
  deleteOwnApp,
  deleteOwnStep,
  renewOwnCodes,
} from "./second-step.ts";

export function accountRoutes(
  services: Services,
  log: FastifyBaseLogger,
): Route[] {
  const { db, config } = services;
  const change = changeWith(services);
  return [
    route(saveAccount, saveOwnWith(services, log)),

    route(readEmailChange, async ({ caller: { user } }) => ({
      unconfirmed: await findAskedEmail(db, user._id),
    })),

    route(listSessions, ({ caller: { user, session } }) =>
      findSessions(db, user._id, session),
    ),

    route(endSession, (call) => {
      const token_hash = Buffer.from(call.params.id, "hex");
      const { user } = call.caller;
      return change(call, { event: "session_ended" }, async (trx) => {
        if (!(await deleteSessionOf(trx, user._id, token_hash)))
          throw notFound();
        return undefined;
      });
    }),

    route(contract.readSecondStep, async ({ caller: { user } }) => ({
      isOn: await hasSecondStep(db, user._id),
      since: (await findAuthenticator(db, user._id))?.since ?? null,
      codesLeft: await countRecoveryCodes(db, user._id),
      requiredFrom: await findRequiredFrom(db),
    })),

    route(contract.offerKey, ({ caller: { user } }) =>
      offerKey(db, user, siteOf(config.publicUrl)),
    ),

    route(contract.confirmKey, async ({ body, caller }) => ({
      recoveryCodes: await confirmOwnKey(services, body.code, caller),
    })),

    route(contract.renewCodes, async ({ caller }) => ({
      recoveryCodes: await renewOwnCodes(services, caller),
    })),

    route(contract.deleteSecondStep, async ({ caller }) => {
      await deleteOwnStep(services, caller);
      return undefined;
    }),

    route(contract.deleteApp, async ({ caller }) => {
      await deleteOwnApp(services, caller);
      return undefined;
    }),

    route(contract.readSignInRules, async () => ({
      secondStepFrom: await findRequiredFrom(db),
    })),

    route(contract.saveSignInRules, (call) =>
      change(call, { event: "sign_in_rules_saved" }, async (trx) => {
        await upsertRequiredFrom(trx, call.body.secondStepFrom);
        return call.body;
      }),
    ),
  ];
}
