import { isPlaceholder } from "#shared/rules/content/placeholders.ts";
import type { Language } from "#shared/rules/language.ts";
import { MessagePreview } from "#web/admin/contacts/inviting/message-preview.tsx";
import { useLanguageLabel } from "#web/admin/form/fields.tsx";
import { SideBySide } from "#web/admin/form/fields.tsx";
import type { DraftFields } from "#web/admin/form/use-admin-form.ts";
import { useSentence } from "#web/core/calls/reasons.ts";
import { useWords } from "#web/core/language.tsx";
import { campaignsWords } from "#web/i18n/admin/campaigns/campaigns.ts";
import { contactsWords } from "#web/i18n/admin/contacts/contacts.ts";
import { Field } from "#web/ui/form/field.tsx";
import styles from "#web/admin/campaigns/campaigns.module.css";
import type { Draft } from "./campaign-draft.ts";

type Props = DraftFields<Draft> & {
  field: "text" | "second" | "reminder";
  label: string;
};

/** A text in both languages, each with how it will look and what it costs. */
export function TextFields({ field, label, draft, change, errors }: Props) {
  const words = useWords(campaignsWords);
  const placeholder = useSentence()({ code: "placeholder" });
  const { languages } = useWords(contactsWords);
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
          chosen={[{ _id: "1".repeat(22), language }]}
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
