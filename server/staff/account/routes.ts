import type { FastifyBaseLogger } from "fastify";
import * as contract from "#shared/contract/staff/account.ts";
import { notFound, refusal } from "#server/platform/errors.ts";
import { createChange, changeIn } from "#server/content/editing/change.ts";
import {
  type Route,
  route,
  type HandlerInput,
} from "#server/platform/http/route.ts";
import { offerKey } from "#server/staff/two-step/authenticator.ts";
import {
  countRecoveryCodes,
  findAuthenticator,
  hasTwoStep,
  findRequiredFrom,
  upsertRequiredFrom,
} from "#server/staff/two-step/queries.ts";
import type { Services } from "#server/services.ts";
import { findAskedEmail } from "#server/staff/links/queries.ts";
import { newToken } from "#server/platform/ids.ts";
import { askForEmail } from "#server/staff/links/links.ts";
import { mailLinkWith } from "#server/staff/links/mail-link.ts";
import { hashGoodPassword, saveOwnAccount } from "#server/staff/users/save.ts";
import { deleteSessionOf, findSessions } from "./sessions-queries.ts";
import {
  confirmOwnApp,
  deleteOwnApp,
  disableOwnTwoStep,
  renewOwnCodes,
} from "./two-step.ts";

export function accountRoutes(
  services: Services,
  log: FastifyBaseLogger,
): Route[] {
  const { db, config } = services;
  const change = createChange(services);
  return [
    route(contract.saveAccount, saveOwnWith(services, log)),

    route(contract.readEmailChange, async ({ caller: { user } }) => ({
      unconfirmed: await findAskedEmail(db, user._id),
    })),

    route(contract.listSessions, ({ caller: { user, session } }) =>
      findSessions(db, user._id, session),
    ),

    route(contract.endSession, (call) => {
      const token_hash = Buffer.from(call.params.id, "hex");
      const { user } = call.caller;
      return change(call, { event: "session_ended" }, async (trx) => {
        if (!(await deleteSessionOf(trx, user._id, token_hash)))
          throw notFound();
      });
    }),

    route(contract.readTwoStep, async ({ caller: { user } }) => ({
      isOn: await hasTwoStep(db, user._id),
      since: (await findAuthenticator(db, user._id))?.since ?? null,
      codesLeft: await countRecoveryCodes(db, user._id),
      requiredFrom: await findRequiredFrom(db),
    })),

    route(contract.offerKey, ({ caller: { user } }) =>
      offerKey(db, user, config.publicHost),
    ),

    route(
      contract.confirmKey,
      async ({ body: { code }, caller, once }) => ({
        recoveryCodes: await confirmOwnApp({ ...services, once }, code, caller),
      }),
      { isSecret: true },
    ),

    route(
      contract.renewCodes,
      async ({ caller, once }) => ({
        recoveryCodes: await renewOwnCodes({ ...services, once }, caller),
      }),
      { isSecret: true },
    ),

    route(contract.deleteTwoStep, ({ caller }) =>
      disableOwnTwoStep(services, caller),
    ),

    route(contract.deleteApp, ({ caller }) => deleteOwnApp(services, caller)),

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

/** If mail is configured, a new email address takes effect only when the link sent to it is opened. */
function saveOwnWith(
  services: Services,
  log: Pick<FastifyBaseLogger, "error">,
) {
  const { db, config, gateways, limits } = services;
  const mailLink = mailLinkWith(services, log);
  return async ({
    body,
    caller: by,
  }: HandlerInput<typeof contract.saveAccount>) => {
    const { name, email, password } = body;
    const hashed = password !== undefined && {
      password: await hashGoodPassword(config, body, password),
    };
    // Without mail the address cannot be verified. Single sign-on finds accounts by their address, so it must not
    // change then.
    const isOthers = email !== by.user.email && config.singleSignOn;
    if (isOthers && !gateways.mail) throw refusal(403, "forbidden", "email");
    const isAsked = gateways.mail !== undefined && email !== by.user.email;
    if (isAsked) await limits.spend("mailed_links_of_account", by.user._id);
    const own = { name, email: isAsked ? by.user.email : email, ...hashed };
    const token = newToken();
    const act = { event: "account_saved" } as const;
    const saved = await db.transaction().execute(async (trx) => {
      const account = await changeIn(trx, by, act, () =>
        saveOwnAccount(trx, own, by),
      );
      if (isAsked) await askForEmail(trx, services, { email, token, by });
      return { ...account, unconfirmed: isAsked ? email : null };
    });
    if (isAsked) void mailLink(email, "email", token);
    return saved;
  };
}
