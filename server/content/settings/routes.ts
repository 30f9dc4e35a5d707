import { isDeepStrictEqual } from "node:util";
import * as contract from "#shared/contract/content/settings.ts";
import type { ParsedInputOf } from "#shared/contract/endpoint.ts";
import { followedTexts } from "#shared/rules/content/set-up.ts";
import type { Services } from "#server/services.ts";
import { changeContentWith } from "#server/content/editing/change.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { refuseEmptyLine } from "./refuse-empty-line.ts";
import { editConflict } from "#server/platform/errors.ts";
import {
  findSettings,
  lockSettings,
  mergeSettings,
} from "#server/content/tables/settings-queries.ts";

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

type SettingsBody = ParsedInputOf<typeof contract.saveSettings>["body"];

/** Saves the given fields. Throws a conflict if a field in `before` has changed. */
async function saveSettings(
  trx: Database,
  { before = {}, ...sections }: SettingsBody,
): Promise<contract.EditedSettings> {
  await lockSettings(trx);
  const current: Record<string, Record<string, unknown>> = await findSettings(
    trx,
  );
  for (const [section, fields] of Object.entries(before))
    for (const [field, value] of Object.entries(fields ?? {}))
      if (!isDeepStrictEqual(current[section]?.[field], value))
        throw editConflict();
  await mergeSettings(trx, followedTexts(current, sections));
  const saved = await findSettings(trx);
  if (sections.visit) refuseEmptyLine(saved);
  return saved;
}
