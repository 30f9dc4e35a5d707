import type { Language } from "#shared/rules/language.ts";
import { shortestPhone } from "#shared/rules/contacts/phone.ts";
import { useWords } from "#web/core/language.tsx";
import { contactsWords } from "#web/i18n/admin/contacts/contacts.ts";
import { Field } from "#web/ui/form/field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import styles from "./add-form.module.css";
import type { ContactDraft } from "./contact-draft.ts";
import type { Adding } from "./use-adding.ts";

type Props = Pick<Adding, "draft" | "errors" | "change" | "completePhone">;

/** What is asked of a contact. */
export function ContactFields({ draft, errors, change, completePhone }: Props) {
  const words = useWords(contactsWords);
  const texts = (field: Exclude<keyof ContactDraft, "language">) => ({
    label: words[field],
    autoComplete: "off",
    error: errors[field],
    value: draft[field],
    onChange: change(field),
  });
  return (
    <div className={styles.fields}>
      <Field {...texts("name")} required />
      <Field {...texts("childname")} />
      <Field
        {...texts("phone")}
        kind="tel"
        required
        minLength={shortestPhone}
        helper={words.phoneHelper}
        onBlur={completePhone}
      />
      <Field {...texts("redcapid")} />
      <LanguageField value={draft.language} onChange={change("language")} />
      <Field {...texts("consentdate")} kind="date" />
      <Field {...texts("consentsource")} helper={words.consentHelper} />
    </div>
  );
}

type LanguageProps = { value: Language; onChange: (value: Language) => void };

/** In which language somebody is invited to read. */
export function LanguageField({ value, onChange }: LanguageProps) {
  const { language, languages } = useWords(contactsWords);
  return (
    <SelectField
      label={language}
      prompt=""
      value={value}
      options={[
        { value: "en", label: languages.en },
        { value: "es", label: languages.es },
      ]}
      onChange={(chosen) => onChange(chosen === "es" ? "es" : "en")}
    />
  );
}
