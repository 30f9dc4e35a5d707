import type { FastifyBaseLogger } from "fastify";
import * as contract from "#shared/contract/staff-links.ts";
import { linkAddress } from "#shared/rules/staff/links.ts";
import { fromOf } from "#server/auth/sign-in.ts";
import { changeWith } from "#server/editing/change.ts";
import { type Route, route } from "#server/http/route.ts";
import { newToken } from "#server/ids.ts";
import type { Services } from "#server/services.ts";
import { confirmEmail } from "./email.ts";
import { findInvitations } from "./invitation-queries.ts";
import {
  invite,
  makePasswordLink,
  renewInvitation,
  withdrawInvitation,
} from "./invite.ts";
import { join } from "./join.ts";
import { mailLinkWith } from "./mail.ts";
import { forgetPassword, renewPassword } from "./password.ts";
import { readLink } from "./read.ts";

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

    route(contract.acceptInvitation, ({ body, caller }) =>
      join(services, { ...body, from: fromOf(caller) }),
    ),

    route(contract.confirmEmail, async ({ body, caller: { ip } }) => {
      await confirmEmail(services, { ...body, ip });
      return undefined;
    }),
  ];
}

function invitationRoutes(services: Services, log: FastifyBaseLogger): Route[] {
  const { db, config, gateways } = services;
  const change = changeWith(services);
  const mailLink = mailLinkWith(services, log);
  const mailed = gateways.mail !== undefined;
  const sent = (token: string, until: string) => {
    const link = linkAddress(config.publicUrl, "invitation", token);
    return { link, until, mailed };
  };
  return [
    route(contract.listInvitations, () => findInvitations(db)),

    route(contract.createInvitation, async (call) => {
      const token = newToken();
      const made = await change(
        call,
        { event: "staff_invited" },
        async (trx) => {
          const { until } = await invite(
            trx,
            { ...call.body, token },
            call.caller,
          );
          return sent(token, until);
        },
      );
      mailLink(call.body.email, "invitation", token);
      return made;
    }),

    route(contract.renewInvitation, async (call) => {
      const token = newToken();
      const { id } = call.params;
      const by = call.caller;
      let to = "";
      const event = "staff_invitation_renewed";
      const made = await change(call, { event, subject: id }, async (trx) => {
        const renewed = await renewInvitation(trx, id, { token, by });
        to = renewed.email;
        return sent(token, renewed.until);
      });
      mailLink(to, "invitation", token);
      return made;
    }),

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
  const change = changeWith(services);
  const mailLink = mailLinkWith(services, log);
  return [
    route(contract.readPasswordRules, async () => ({
      least: config.passwordMinLength,
      mail: gateways.mail !== undefined,
    })),

    route(contract.forgetPassword, async ({ body, caller: { ip } }) => {
      await forgetPassword(services, mailLink, { ...body, ip });
      return undefined;
    }),

    route(contract.renewPassword, async ({ body, caller: { ip } }) => {
      await renewPassword(services, { ...body, ip });
      return undefined;
    }),

    route(contract.createPasswordLink, (call) => {
      const subject = call.params.id;
      const { publicUrl } = config;
      const given = { token: newToken(), by: call.caller, publicUrl };
      return change(call, { event: "password_link_made", subject }, (trx) =>
        makePasswordLink(trx, subject, given),
      );
    }),
  ];
}
