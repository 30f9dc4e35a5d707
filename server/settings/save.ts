import { isDeepStrictEqual } from "node:util";
import type { ParsedInputOf } from "#shared/contract/endpoint.ts";
import type * as contract from "#shared/contract/settings.ts";
import type { Database } from "#server/db/connect.ts";
import { editedMeanwhile } from "#server/errors.ts";
import { findSettings, lockSettings, mergeSettings } from "./queries.ts";

type Given = ParsedInputOf<typeof contract.saveSettings>["body"];

/** Writes the fields that are given, if those of `before` still are what they were. */
export async function saveSettings(
  trx: Database,
  { before = {}, ...sections }: Given,
): Promise<contract.EditedSettings> {
  await lockSettings(trx);
  const current: Record<string, Record<string, unknown>> = await findSettings(
    trx,
  );
  for (const [section, fields] of Object.entries(before))
    for (const [field, value] of Object.entries(fields ?? {}))
      if (!isDeepStrictEqual(current[section]?.[field], value))
        throw editedMeanwhile();
  await mergeSettings(trx, sections);
  return findSettings(trx);
}
