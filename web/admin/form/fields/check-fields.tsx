import { checkWhyLimit } from "#shared/rules/field-limits.ts";
import { useWords } from "#web/core/language.tsx";
import { checkWords } from "#web/i18n/admin/form/check.ts";
import { Field, type FieldProps } from "#web/ui/form/field.tsx";
import { FormSection } from "./section.tsx";

type Props = {
  title: string;
  fieldOf: (
    name: "checkby" | "checkwhy",
  ) => Pick<FieldProps, "id" | "value" | "error" | "onChange">;
};

/** By which day staff want to read a text again, and why. */
export function CheckFields({ title, fieldOf }: Props) {
  const { intro, fields } = useWords(checkWords);
  return (
    <FormSection title={title} intro={intro}>
      <Field {...fieldOf("checkby")} kind="date" label={fields.checkby} />
      <Field
        {...fieldOf("checkwhy")}
        kind="textarea"
        rows={2}
        limit={checkWhyLimit}
        label={fields.checkwhy}
      />
    </FormSection>
  );
}
