import {
  inviteBySms,
  readSmsTimes,
  replyAsPhone,
  shareBySms,
  testBySms,
} from "#shared/contract/sms.ts";
import type { Services } from "#server/services.ts";
import { notFound } from "#server/errors.ts";
import { type Route, route } from "#server/http/route.ts";
import { replyAs } from "./incoming-text.ts";
import { inviteContacts } from "./invite.ts";
import { hoursRoutes } from "./hours-routes.ts";
import { findTimes } from "./times.ts";
import { sendTest } from "./test-message.ts";
import { shareResultBySms } from "./share.ts";

export function smsRoutes(services: Services): Route[] {
  return [
    route(inviteBySms, ({ body, caller, once }) =>
      once((trx) => inviteContacts(trx, services, body, caller)),
    ),

    route(readSmsTimes, ({ body }) => findTimes(services, body.contacts)),
    ...hoursRoutes(services),
    route(testBySms, async ({ body, caller, once }) => {
      await services.limits.spend("test_sms_of_admin", caller.user._id);
      return once((trx) => sendTest(trx, services, body, caller));
    }),
    route(replyAsPhone, async ({ body: { phone, body } }) => {
      if (services.gateways.sms) throw notFound();
      await replyAs(services, phone, body);
      return undefined;
    }),
    route(shareBySms, ({ body, caller, once }) =>
      shareResultBySms(services, { ...body, ip: caller.ip, once }),
    ),
  ];
}
