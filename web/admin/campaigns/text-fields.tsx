import { isPlaceholder } from "#shared/rules/content/placeholders.ts";
import type { Language } from "#shared/rules/language.ts";
import {
  FormSection,
  SideBySide,
  useLanguageLabel,
} from "#web/admin/form/fields.tsx";
import type { DraftFields } from "#web/admin/form/use-admin-form.ts";
import { MessagePreview } from "#web/admin/texting/message-preview.tsx";
import { useSentence } from "#web/core/calls/reasons.ts";
import { useWords } from "#web/core/language.tsx";
import { campaignsWords } from "#web/i18n/admin/campaigns/campaigns.ts";
import { trialWords } from "#web/i18n/admin/campaigns/trial.ts";
import { commonWords } from "#web/i18n/admin/common.ts";
import { Switch } from "#web/ui/choices/switch.tsx";
import { Field } from "#web/ui/form/field.tsx";
import type { Draft } from "./campaign-draft.ts";
import styles from "./campaigns.module.css";

type Props = DraftFields<Draft> & {
  field: "text" | "second" | "reminder";
  label: string;
};

/** A text in both languages, each with how it will look and what it costs. */
export function TextFields({ field, label, draft, change, errors }: Props) {
  const words = useWords(campaignsWords);
  const placeholder = useSentence()({ code: "placeholder" });
  const { languages } = useWords(commonWords);
  const labelOf = useLanguageLabel({ [field]: label });
  const box = (language: Language) => {
    const name = `${field}_${language}` as const;
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
          onChange={change(name)}
        />
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
      {box("en")}
      {box("es")}
    </SideBySide>
  );
}

/** The first text, and on half of the phones another one where two are tried. */
export function TrialFields(fields: DraftFields<Draft>) {
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
