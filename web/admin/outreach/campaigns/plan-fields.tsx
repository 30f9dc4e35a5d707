import { remindableDays } from "#shared/rules/outreach/campaigns/waves.ts";
import { isPlaceholder } from "#shared/rules/content/placeholders.ts";
import type { Language } from "#shared/rules/language.ts";
import {
  FormSection,
  SideBySide,
  useLanguageLabel,
} from "#web/admin/form/fields.tsx";
import type { DraftFields } from "#web/admin/form/use-admin-form.ts";
import {
  MessagePreview,
  MessageWarnings,
} from "#web/admin/outreach/texting/message-preview.tsx";
import { useSentence } from "#web/core/calls/reasons.ts";
import { useWords } from "#web/core/language.tsx";
import { campaignsWords } from "#web/i18n/admin/outreach/campaigns/campaigns.words.ts";
import { trialWords } from "#web/i18n/admin/outreach/campaigns/trial.words.ts";
import { adminWords } from "#web/i18n/admin/common.words.ts";
import { RadioGroup } from "#web/ui/choices/radio-group.tsx";
import { Switch } from "#web/ui/choices/switch.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { type CampaignFormDraft, reminderAfter } from "./campaign-draft.ts";
import styles from "./campaigns.module.css";

/** When the first texts are sent, and how many per day. */
export function WhenFields({
  draft,
  change,
  errors,
}: DraftFields<CampaignFormDraft>) {
  const words = useWords(campaignsWords);
  return (
    <FormSection title={words.whenTitle}>
      <RadioGroup
        legend={words.when}
        name="when"
        inline
        value={draft.isLater ? "later" : "now"}
        options={[
          { value: "now", label: words.whenNow },
          { value: "later", label: words.whenLater },
        ]}
        onChange={(value) => change("isLater")(value === "later")}
      />
      {draft.isLater && (
        <div className={styles.side}>
          <Field
            kind="date"
            label={words.day}
            required
            error={errors["day"]}
            value={draft.day}
            onChange={change("day")}
          />
          <Field
            kind="time"
            label={words.time}
            required
            value={draft.time}
            onChange={change("time")}
          />
        </div>
      )}
      <Switch
        label={words.isWaves}
        helper={words.wavesHelper}
        onWord={words.on}
        offWord={words.off}
        checked={draft.isWaves}
        onChange={change("isWaves")}
      />
      {draft.isWaves && (
        <div className={styles.narrow}>
          <Field
            label={words.wavesize}
            required
            inputMode="numeric"
            error={errors["wavesize"]}
            value={draft.wavesize}
            onChange={change("wavesize")}
          />
        </div>
      )}
    </FormSection>
  );
}

/** The number of reminders, the days between them, and their text. */
export function ReminderFields(fields: DraftFields<CampaignFormDraft>) {
  const { draft, change, errors } = fields;
  const words = useWords(campaignsWords);
  // Keep a higher number that was saved earlier.
  const maxReminders = Math.max(3, Number(draft.reminders));
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return (
    <FormSection title={words.remindersTitle} intro={words.remindersIntro}>
      <div className={styles.side}>
        <SelectField
          label={words.reminders}
          prompt=""
          value={draft.reminders}
          options={numbers(0, maxReminders).map((count) => ({
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

type Props = DraftFields<CampaignFormDraft> & {
  field: "text" | "second" | "reminder";
  label: string;
};

/** A text in both languages, each with warnings and a preview. */
export function TextFields({ field, label, draft, change, errors }: Props) {
  const words = useWords(campaignsWords);
  const placeholder = useSentence()({ code: "placeholder" });
  const { languages } = useWords(adminWords);
  const labelOf = useLanguageLabel({ [field]: label });
  const textField = (language: Language) => {
    const name = `${field}_${language}` as const;
    const changeText = (value: string) => {
      change(name)(value);
      const reminder =
        field === "text" ? reminderAfter(draft, language, value) : undefined;
      if (reminder !== undefined) change(`reminder_${language}`)(reminder);
    };
    return (
      <div className={styles.part}>
        <Field
          id={name}
          kind="textarea"
          rows={5}
          required
          lang={language}
          label={labelOf(language === "es" ? `${field}_es` : field)}
          helper={isPlaceholder(draft[name]) ? placeholder : undefined}
          error={errors[name]}
          value={draft[name]}
          onChange={changeText}
        />
        <MessageWarnings message={draft[name]} language={language} />
        <MessagePreview
          name={`${label}: ${words.preview(languages[language])}`}
          message={draft[name]}
          contacts={[{ _id: "1".repeat(22), language }]}
        />
      </div>
    );
  };
  return (
    <SideBySide>
      {textField("en")}
      {textField("es")}
    </SideBySide>
  );
}

/** The first text, and in an A/B test the second one. */
export function TrialFields(fields: DraftFields<CampaignFormDraft>) {
  const { draft, change } = fields;
  const words = useWords(campaignsWords);
  const trial = useWords(trialWords);
  return (
    <FormSection title={words.textsTitle} intro={words.textsIntro}>
      <TextFields
        {...fields}
        field="text"
        label={draft.isTrial ? trial.names[1] : words.text}
      />
      <Switch
        label={trial.try}
        helper={trial.tryHelper}
        onWord={words.on}
        offWord={words.off}
        checked={draft.isTrial}
        onChange={change("isTrial")}
      />
      {draft.isTrial && (
        <TextFields {...fields} field="second" label={trial.names[2]} />
      )}
    </FormSection>
  );
}
