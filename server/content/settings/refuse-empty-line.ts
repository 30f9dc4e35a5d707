import type { EditedSettings } from "#shared/contract/content/settings.ts";
import { lacksReadsLine } from "#shared/rules/content/clinic-reads.ts";
import { refusal } from "#server/platform/errors.ts";

/** Refuses to promise that the clinic reads the questions without words for it. */
export function refuseEmptyLine({ visit }: Pick<EditedSettings, "visit">) {
  if (lacksReadsLine(visit))
    throw refusal(400, "required", "visit.readsline_en");
}
