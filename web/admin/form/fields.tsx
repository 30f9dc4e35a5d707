import { Fragment, type ReactNode } from "react";
import { checkWhyLimit, nameLimit } from "#shared/rules/field-limits.ts";
import { useWords } from "#web/core/language.tsx";
import { formWords } from "#web/i18n/admin/form.words.ts";
import { usersWords } from "#web/i18n/admin/staff/users.words.ts";
import { Field } from "#web/ui/form/field.tsx";
import styles from "./fields.module.css";
import type { BoundFieldProps } from "./use-admin-form.ts";

type SectionProps = { title: string; intro?: ReactNode; children: ReactNode };

/** Related fields under one heading. */
export function FormSection({ title, intro, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {intro && <p>{intro}</p>}
      </div>
      {children}
    </section>
  );
}

/** Two fields side by side, if there is room. */
export function SideBySide({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}

/** A text in English and Spanish; a form may show only one of the two. */
export function LanguagePair({ children }: { children: ReactNode }) {
  return <div className={`${styles.pair} ${styles.languages}`}>{children}</div>;
}

/** Labels a field with its language: names of Spanish fields end in `_es`. */
export function useLanguageLabel<Name extends string>(
  labels: Record<Name, string>,
) {
  const { english, spanish } = useWords(formWords);
  return (field: Name | `${Name}_es`) =>
    field.endsWith("_es")
      ? spanish(labels[field.slice(0, -3) as Name])
      : english(labels[field as Name]);
}

type TextForm<Name extends string> = {
  fieldProps: (name: Name) => BoundFieldProps<string>;
};

type TextProps = BoundFieldProps<string> & {
  id: string;
  label: string;
  lang: "en" | "es";
};

/** Renders a field in English and in Spanish. */
export function useBothLanguages<Name extends string>(
  labels: Record<Name, string>,
  { fieldProps }: TextForm<Name | `${Name}_es`>,
) {
  const labelOf = useLanguageLabel(labels);
  return (name: Name, render: (field: TextProps) => ReactNode) => (
    <LanguagePair>
      {([name, `${name}_es`] as const).map((id, at) => (
        <Fragment key={id}>
          {render({
            id,
            label: labelOf(id),
            lang: at === 0 ? "en" : "es",
            ...fieldProps(id),
          })}
        </Fragment>
      ))}
    </LanguagePair>
  );
}

type CheckProps = {
  title: string;
  fieldOf: (
    name: "checkby" | "checkwhy",
  ) => BoundFieldProps<string> & { id: string };
};

/** The date by which staff want to review a text again, and why. */
export function CheckFields({ title, fieldOf }: CheckProps) {
  const { intro, fields } = useWords(formWords).check;
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

type PersonProps = TextForm<"name" | "email"> & {
  /** Whether this is the user's own account. Only then the browser may fill in name and address. */
  isOwn?: boolean;
};

/** The name of a staff member and the address they sign in with. */
export function NameAndEmail({ fieldProps, isOwn = false }: PersonProps) {
  const words = useWords(usersWords);
  return (
    <>
      <Field
        label={words.name}
        autoComplete={isOwn ? "name" : "off"}
        required
        limit={nameLimit}
        {...fieldProps("name")}
      />
      <Field
        label={words.email}
        kind="email"
        autoComplete={isOwn ? "username" : "off"}
        required
        {...fieldProps("email")}
      />
    </>
  );
}
