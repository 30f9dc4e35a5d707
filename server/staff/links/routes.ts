import type { FastifyBaseLogger } from "fastify";
import * as contract from "#shared/contract/staff/links.ts";
import { linkAddress } from "#shared/rules/staff/links.ts";
import { fromOf } from "#server/staff/auth/sign-in.ts";
import { createChange } from "#server/content/editing/change.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import { hashToken, newToken } from "#server/platform/ids.ts";
import type { Services } from "#server/services.ts";
import {
  confirmEmail,
  forgetPassword,
  renewPassword,
  requirePasswordSignIn,
  readLink,
} from "./links.ts";
import { findInvitations } from "./invitation-queries.ts";
import {
  invite,
  makePasswordLink,
  renewInvitation,
  withdrawInvitation,
} from "./invite.ts";
import { acceptInvitation } from "./accept-invitation.ts";
import { mailLinkWith } from "./mail-link.ts";

export function staffLinkRoutes(
  services: Services,
  log: FastifyBaseLogger,
): Route[] {
  return [
    ...invitationRoutes(services, log),
    ...passwordRoutes(services, log),

    route(contract.readLink, ({ body, caller }) =>
      readLink(services, body.link, caller.ip),
    ),

    route(
      contract.acceptInvitation,
      ({ body, caller, once }) =>
        acceptInvitation(services, { ...body, from: fromOf(caller), once }),
      { isSecret: true },
    ),

    route(contract.confirmEmail, ({ body, caller: { ip }, once }) =>
      confirmEmail(services, { ...body, ip, once }),
    ),
  ];
}

function invitationRoutes(services: Services, log: FastifyBaseLogger): Route[] {
  const { db, config, gateways } = services;
  const change = createChange(services);
  const mailLink = mailLinkWith(services, log);
  /** Mails the link if possible and also returns it. The reply says whether it was mailed. */
  const send = async (
    write: (token_hash: Buffer) => Promise<{ email: string; until: string }>,
  ) => {
    requirePasswordSignIn(config);
    const token = newToken();
    const { email, until } = await write(hashToken(token));
    const link = linkAddress(config.publicUrl, "invitation", token);
    const mailed = await mailLink(email, "invitation", token);
    return { link, until, mailed, unsent: !mailed && !!gateways.mail };
  };
  return [
    route(contract.listInvitations, () => findInvitations(db)),

    route(
      contract.createInvitation,
      (call) =>
        send((token_hash) =>
          change(call, { event: "staff_invited" }, (trx) =>
            invite(trx, { ...call.body, token_hash }, call.caller),
          ),
        ),
      { isSecret: true },
    ),

    route(
      contract.renewInvitation,
      (call) =>
        send((token_hash) => {
          const subject = call.params.id;
          const event = "staff_invitation_renewed";
          return change(call, { event, subject }, (trx) =>
            renewInvitation(trx, subject, { token_hash, by: call.caller }),
          );
        }),
      { isSecret: true },
    ),

    route(contract.deleteInvitation, (call) => {
      const subject = call.params.id;
      const event = "staff_invitation_withdrawn";
      return change(call, { event, subject }, (trx) =>
        withdrawInvitation(trx, subject, call.caller),
      );
    }),
  ];
}

function passwordRoutes(services: Services, log: FastifyBaseLogger): Route[] {
  const { config, gateways } = services;
  const change = createChange(services);
  const mailLink = mailLinkWith(services, log);
  return [
    route(contract.readPasswordRules, async () => ({
      least: config.passwordMinLength,
      mail: gateways.mail !== undefined,
    })),

    route(contract.forgetPassword, ({ body, caller: { ip }, once }) =>
      forgetPassword(services, mailLink, { ...body, ip, once }),
    ),

    route(contract.renewPassword, ({ body, caller: { ip }, once }) =>
      renewPassword(services, { ...body, ip, once }),
    ),

    route(
      contract.createPasswordLink,
      async (call) => {
        requirePasswordSignIn(config);
        const subject = call.params.id;
        const { publicUrl } = config;
        const link = { token: newToken(), by: call.caller, publicUrl };
        return change(call, { event: "password_link_made", subject }, (trx) =>
          makePasswordLink(trx, subject, link),
        );
      },
      { isSecret: true },
    ),
  ];
}
