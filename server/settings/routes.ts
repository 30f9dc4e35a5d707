import * as contract from "#shared/contract/settings.ts";
import type { Services } from "#server/services.ts";
import { changeContentWith } from "#server/editing/change.ts";
import { type Route, route } from "#server/http/route.ts";
import { findSettings } from "./queries.ts";
import { saveSettings } from "./save.ts";

export function settingsRoutes(services: Services): Route[] {
  const { db } = services;
  const change = changeContentWith(services);
  return [
    route(contract.readSettingsToEdit, () => findSettings(db)),

    route(
      contract.saveSettings,
      (call) => {
        const { before: _, ...sections } = call.body;
        const subject = Object.keys(sections).join(" ");
        return change(call, { event: "settings_saved", subject }, (trx) =>
          saveSettings(trx, call.body),
        );
      },
      { isLong: true },
    ),
  ];
}
