import * as contract from "#shared/contract/sms.ts";
import { changeWith } from "#server/editing/change.ts";
import { type Route, route } from "#server/http/route.ts";
import {
  findTextingHours,
  upsertTextingHours,
} from "#server/messages/hours-queries.ts";
import type { Services } from "#server/services.ts";

export function hoursRoutes({ db }: Services): Route[] {
  const change = changeWith({ db });
  return [
    route(contract.readTextingHours, () => findTextingHours(db)),

    route(contract.saveTextingHours, ({ body, caller }) =>
      change({ caller }, { event: "texting_hours_saved" }, async (trx) => {
        await upsertTextingHours(trx, body);
        return body;
      }),
    ),
  ];
}
