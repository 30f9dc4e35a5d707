import { useWords } from "#web/core/language.tsx";
import { formWords } from "#web/i18n/admin/form/form.ts";

/** The label of a field with its language: the name of the Spanish one ends in `_es`. */
export function useLanguageLabel<Name extends string>(
  labels: Record<Name, string>,
) {
  const { english, spanish } = useWords(formWords);
  return (field: Name | `${Name}_es`) =>
    field.endsWith("_es")
      ? spanish(labels[field.slice(0, -3) as Name])
      : english(labels[field as Name]);
}
