import { useDeferredValue } from "react";
import type { Draft } from "#shared/contract/content/drafts.ts";
import {
  type Finding,
  checkChangedTexts,
} from "#shared/rules/content/check-changed-texts.ts";
import { fieldName } from "#web/admin/content/field-name.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { findingsWords } from "#web/i18n/admin/content/findings.words.ts";
import { Alert } from "#web/ui/notices/alert.tsx";
import styles from "./findings-note.module.css";

type Props = {
  findings: Finding[];
  /** The section of the settings that the fields belong to. */
  section?: string | undefined;
  /** The label of a field; by default, its name in the activity log. */
  labelOf?: ((field: string) => string) | undefined;
};

/** Lists possible mistakes in texts, with the names of the fields. */
export function FindingsNote({ findings, section, ...props }: Props) {
  const words = useWords(findingsWords);
  const language = useLanguage();
  if (findings.length === 0) return null;
  const nameOf = (field: string) =>
    fieldName(section === undefined ? field : `${section}.${field}`, language);
  const labelOf = props.labelOf ?? nameOf;
  return (
    <Alert kind="warning" title={words.title}>
      <ul className={styles.findings}>
        {findings.map(({ field, problem }) => (
          <li key={`${field} ${problem}`}>
            {words.of(labelOf(field), words.problems[problem])}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

type Fields = Record<string, unknown>;

type FormProps = {
  /** The texts when editing began; undefined for a new item. */
  before: object | undefined;
  now: object;
  drafts?: Draft[] | undefined;
  labelOf?: Props["labelOf"];
};

/** Findings for the text being typed, compared with the site. */
export function FormFindings({ before, now, drafts = [], labelOf }: FormProps) {
  const typed = useDeferredValue(now);
  const live = drafts.flatMap(({ list, id, fields }) =>
    fields.map((change) => {
      const place = list === "settings" ? `${id}.` : "";
      return [`${place}${change.field}`, change.before];
    }),
  );
  const site = { ...before, ...(Object.fromEntries(live) as Fields) };
  const findings = checkChangedTexts(site, { ...typed }).filter(
    // Everything in a new item is missing at first.
    ({ problem }) => before !== undefined || !problem.startsWith("no_"),
  );
  return <FindingsNote findings={findings} labelOf={labelOf} />;
}
