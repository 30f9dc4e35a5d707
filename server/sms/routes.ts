import { inviteBySms, shareBySms } from "#shared/contract/sms.ts";
import type { Services } from "#server/app.ts";
import { changeWith } from "#server/change.ts";
import { type Route, route } from "#server/route.ts";
import { inviteContacts } from "./invite.ts";
import { shareResultBySms } from "./share.ts";

export function smsRoutes(services: Services): Route[] {
  const change = changeWith(services);
  return [
    route(inviteBySms, (call) =>
      change(call, { event: "invitations_sent" }, (trx) =>
        inviteContacts(trx, services, call.body, call.caller.language),
      ),
    ),

    route(shareBySms, ({ body, caller, once }) =>
      shareResultBySms(services, { ...body, ip: caller.ip, once }),
    ),
  ];
}
