import type { Language } from "#shared/contract/fields.ts";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { useWords } from "#web/core/language.tsx";
import { contactsWords } from "#web/i18n/admin/contacts.ts";

type Props = { value: Language; onChange: (value: Language) => void };

/** In which language somebody is invited to read. */
export function LanguageField({ value, onChange }: Props) {
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
