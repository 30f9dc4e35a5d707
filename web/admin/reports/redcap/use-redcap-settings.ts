import * as v from "valibot";
import {
  defaultRecordField,
  isEventName,
  isRecordField,
} from "#shared/rules/reports/redcap-names.ts";
import { type Language, languages } from "#shared/rules/language.ts";
import { useLanguage } from "#web/core/language.tsx";
import { writeText } from "#web/core/storage/storage.ts";
import { useStored } from "#web/core/storage/stored.ts";

const shape = v.object({
  labels: v.picklist(languages),
  record: v.string(),
  event: v.string(),
});

export type RedcapSettings = {
  labels: Language;
  record: string;
  /** Empty if the project has no events. */
  event: string;
};

/** The settings of the REDCap project, which this browser remembers. */
export function useRedcapSettings() {
  const labels = useLanguage();
  const fresh = { labels, record: defaultRecordField, event: "" };
  const settings: RedcapSettings = useStored("redcapProject", shape) ?? fresh;
  const { record, event } = settings;
  return {
    settings,
    isRecordValid: isRecordField(record),
    isEventValid: event === "" || isEventName(event),
    change: (part: Partial<RedcapSettings>) =>
      writeText("redcapProject", JSON.stringify({ ...settings, ...part })),
  };
}
