import { remindableDays } from "#shared/rules/campaigns/waves.ts";
import { campaignLimits } from "#shared/rules/field-limits.ts";
import { FormSection } from "#web/admin/form/fields.tsx";
import type { DraftFields } from "#web/admin/form/use-admin-form.ts";
import { useWords } from "#web/core/language.tsx";
import { campaignsWords } from "#web/i18n/admin/campaigns/campaigns.ts";
import { SelectField } from "#web/ui/form/select-field.tsx";
import styles from "#web/admin/campaigns/campaigns.module.css";
import type { Draft } from "./campaign-draft.ts";
import { TextFields } from "./text-fields.tsx";

/** How often to remind whoever has not finished, and with which words. */
export function ReminderFields(fields: DraftFields<Draft>) {
  const { draft, change, errors } = fields;
  const words = useWords(campaignsWords);
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return (
    <FormSection title={words.remindersTitle} intro={words.remindersIntro}>
      <div className={styles.side}>
        <SelectField
          label={words.reminders}
          prompt=""
          value={draft.reminders}
          options={numbers(0, campaignLimits.reminders).map((count) => ({
            value: String(count),
            label: count === 0 ? words.noReminders : words.reminderCount(count),
          }))}
          onChange={change("reminders")}
        />
        {draft.reminders !== "0" && (
          <SelectField
            label={words.reminderdays}
            prompt=""
            error={
              errors["reminderdays"] && words.reminderdaysError(remindableDays)
            }
            value={draft.reminderdays}
            options={numbers(1, remindableDays).map((count) => ({
              value: String(count),
              label: words.number(count),
            }))}
            onChange={change("reminderdays")}
          />
        )}
      </div>
      {draft.reminders !== "0" && (
        <TextFields {...fields} field="reminder" label={words.reminder} />
      )}
    </FormSection>
  );
}
