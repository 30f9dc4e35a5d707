import { inviteBySms, shareBySms } from "#shared/contract/sms.ts";
import type { Services } from "#server/app.ts";
import { type Route, route } from "#server/route.ts";
import { inviteContacts } from "./invite.ts";
import { shareResultBySms } from "./share.ts";

export function smsRoutes(services: Services): Route[] {
  return [
    route(inviteBySms, ({ body, caller, once }) =>
      once((trx) => inviteContacts(trx, services, body, caller)),
    ),

    route(shareBySms, ({ body, caller, once }) =>
      shareResultBySms(services, { ...body, ip: caller.ip, once }),
    ),
  ];
}
