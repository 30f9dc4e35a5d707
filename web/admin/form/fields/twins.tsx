import type { ReactNode } from "react";
import { useWords } from "#web/core/language.tsx";
import { formWords } from "#web/i18n/admin/form/form.ts";
import styles from "./twins.module.css";

/** The same in English and in Spanish: side by side where there is room, their boxes in one line. */
export function Twins({ children }: { children: ReactNode }) {
  return <div className={styles.twins}>{children}</div>;
}

/** The label of a field and of its Spanish twin, whose name ends in `_es`. */
export function useTwinLabel<Name extends string>(
  labels: Record<Name, string>,
) {
  const { english, spanish } = useWords(formWords);
  return (field: Name | `${Name}_es`) =>
    field.endsWith("_es")
      ? spanish(labels[field.slice(0, -3) as Name])
      : english(labels[field as Name]);
}
