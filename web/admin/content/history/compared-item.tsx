import type { ReactNode } from "react";
import type { ComparedItem } from "#shared/contract/content/publications.ts";
import { useWords } from "#web/core/language.tsx";
import { adminWords } from "#web/i18n/admin/common.words.ts";
import { historyWords } from "#web/i18n/admin/content/history.words.ts";
import { useFieldText } from "./field-text.ts";
import styles from "./history.module.css";
import { useFieldLabel, useItemTitle } from "./labels.ts";
import { TextDiff } from "./text-diff.tsx";

type Change = ComparedItem["fields"][number];

/** The changes of a field by language. `all` is used for a field without a language. */
type FieldRow = { name: string } & Partial<Record<"en" | "es" | "all", Change>>;

function rowsOf(fields: Change[]): FieldRow[] {
  const rows = new Map<string, FieldRow>();
  for (const change of fields) {
    const name = change.field.replace(/_e[ns]$/, "");
    const language = change.language ?? "all";
    rows.set(name, { ...rows.get(name), name, [language]: change });
  }
  return [...rows.values()];
}

type Props = {
  item: ComparedItem;
  titles: ReadonlyMap<string, string>;
  /** A checkbox before the heading. */
  checkbox?: ReactNode;
  /** Buttons beside the heading. */
  action?: ReactNode;
  /** A message above the fields. */
  note?: ReactNode;
};

/** The changed fields of a section, concern, question or order: English beside Spanish. */
export function ComparedItemCard({ item, titles, ...parts }: Props) {
  const words = useWords(historyWords);
  const { languages } = useWords(adminWords);
  const titleOf = useItemTitle();
  const labelOf = useFieldLabel();
  const textOf = useFieldText(titles);
  const diff = (change: Change | undefined, lang?: "en" | "es") =>
    change && (
      <div>
        {lang && <p className={styles.language}>{languages[lang]}</p>}
        <TextDiff
          before={textOf(change.field, change.before)}
          after={textOf(change.field, change.after)}
          lang={lang}
        />
      </div>
    );
  return (
    <section className={styles.item} aria-label={titleOf(item)}>
      <header>
        {parts.checkbox}
        <h2>{titleOf(item)}</h2>
        {words.states[item.state] && (
          <p className={styles.note}>{words.states[item.state]}</p>
        )}
        {parts.action}
      </header>
      {parts.note}
      {rowsOf(item.fields).map(({ name, en, es, all }) => (
        <div className={styles.field} key={name}>
          {name !== "order" && <h3>{labelOf(item.list, item.id, name)}</h3>}
          <div className={styles.pair}>
            {diff(all)}
            {diff(en, "en")}
            {diff(es, "es")}
          </div>
        </div>
      ))}
    </section>
  );
}
