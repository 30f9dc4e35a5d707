import type { ReactNode } from "react";
import {
  contactLimits,
  type ImportedField,
} from "#shared/rules/outreach/contacts/import.ts";
import {
  asInternational,
  looksInternational,
  shortestPhone,
} from "#shared/rules/outreach/contacts/phone.ts";
import type { Language } from "#shared/rules/language.ts";
import type { ErrorCode } from "#shared/rules/refusals.ts";
import { useWords } from "#web/core/language.tsx";
import { contactsWords } from "#web/i18n/admin/outreach/contacts/contacts.words.ts";
import { Field, type FieldProps } from "#web/ui/form/field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import styles from "./form.module.css";

/** Validation before sending, by field. */
export function contactProblems(draft: {
  name: string;
  phone: string;
}): Record<string, ErrorCode> {
  const problems: Record<string, ErrorCode> = {};
  if (!draft.name.trim()) problems["name"] = "required";
  if (!draft.phone.trim()) problems["phone"] = "required";
  else if (!looksInternational(asInternational(draft.phone)))
    problems["phone"] = "invalid_phone";
  return problems;
}

const inputs: Partial<Record<ImportedField, Omit<FieldProps, "label">>> = {
  name: { required: true, limit: contactLimits.name },
  childname: { limit: contactLimits.childname },
  phone: { kind: "tel", required: true, minLength: shortestPhone },
  consentdate: { kind: "date" },
  note: { kind: "textarea", rows: 2, limit: contactLimits.note },
};

type Props<Name extends ImportedField> = {
  fields: readonly Name[];
  draft: Record<Name, string>;
  errors: Record<string, string>;
  change: (field: Name) => (value: never) => void;
  helpers?: Partial<Record<ImportedField, ReactNode>>;
  onBlurPhone?: () => void;
};

export function ContactFields<Name extends ImportedField>(props: Props<Name>) {
  const { fields, draft, errors, helpers, onBlurPhone } = props;
  const change = props.change as (field: Name) => (value: string) => void;
  const words = useWords(contactsWords);
  const helperOf: Props<Name>["helpers"] = {
    phone: words.phoneHelper,
    tags: words.tagsHelper,
    ...helpers,
  };
  return (
    <div className={styles.fields}>
      {fields.map((field) =>
        field === "language" ? (
          <LanguageField
            key={field}
            value={draft[field]}
            onChange={change(field)}
          />
        ) : (
          <Field
            key={field}
            autoComplete="off"
            {...inputs[field]}
            label={words[field as Exclude<Name, "language">]}
            helper={helperOf[field]}
            error={errors[field]}
            value={draft[field]}
            onChange={change(field)}
            {...(field === "phone" && onBlurPhone && { onBlur: onBlurPhone })}
          />
        ),
      )}
    </div>
  );
}

type LanguageProps = { value: string; onChange: (value: Language) => void };

/** The language of a contact's texts. */
function LanguageField({ value, onChange }: LanguageProps) {
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
