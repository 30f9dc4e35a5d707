import * as contract from "#shared/contract/sms.ts";
import { audit } from "#server/audit.ts";
import { type Route, route } from "#server/http/route.ts";
import {
  findTextingHours,
  saveTextingHours,
} from "#server/messages/hours-queries.ts";
import type { Services } from "#server/services.ts";

export function hoursRoutes({ db }: Services): Route[] {
  return [
    route(contract.readTextingHours, () => findTextingHours(db)),

    route(contract.saveTextingHours, ({ body, caller: { user, ip } }) =>
      db.transaction().execute(async (trx) => {
        await saveTextingHours(trx, body);
        await audit(trx, "texting_hours_saved", { user: user._id, ip });
        return body;
      }),
    ),
  ];
}
