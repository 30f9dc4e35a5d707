import { href } from "react-router";
import type { ListedResult } from "#shared/contract/quiz/results.ts";
import { maySeeNames } from "#shared/rules/staff/roles.ts";
import { useStaff } from "#web/admin/layout/staff.ts";
import { shortDate } from "#web/core/dates.ts";
import { inLanguage } from "#web/core/in-language.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { adminResultsWords } from "#web/i18n/admin/reports/results.words.ts";
import { Link } from "#web/ui/actions/link.tsx";
import type { Column } from "#web/ui/table/table.tsx";
import styles from "./results.module.css";

export function useResultColumns(): Column<ListedResult>[] {
  const words = useWords(adminResultsWords);
  const isNamed = maySeeNames(useStaff().roles);
  const columns: Column<ListedResult>[] = [
    {
      key: "date",
      head: words.columns.date,
      cell: ({ date }) => (
        <time className={styles.unbroken} dateTime={date}>
          {shortDate(date)}
        </time>
      ),
    },
    {
      key: "family",
      head: words.columns.family,
      isName: true,
      cell: (result) => <Family of={result} isNamed={isNamed} />,
    },
    {
      key: "redcap",
      head: words.columns.redcap,
      cell: ({ redcapid }) => (
        <span className={styles.unbroken}>{redcapid}</span>
      ),
    },
    {
      key: "concerns",
      head: words.columns.concerns,
      cell: ({ concerns }) => <MainConcerns of={concerns} />,
    },
    {
      key: "language",
      head: words.columns.language,
      cell: ({ language }) => (
        <span className={styles.unbroken}>{words.languages[language]}</span>
      ),
    },
  ];
  const open: Column<ListedResult> = {
    key: "open",
    head: words.columns.open,
    isControl: true,
    cell: ({ _id: id, parentname }) => (
      <Link
        to={href("/dashboard/results/:id", { id })}
        aria-label={words.openOf(parentname || words.noName)}
      >
        {words.open}
      </Link>
    ),
  };
  // Users who may not see names get no link to the details either, because that page names the family.
  return isNamed ? [...columns, open] : columns;
}

type FamilyProps = { of: ListedResult; isNamed: boolean };

function Family({ of: result, isNamed }: FamilyProps) {
  const words = useWords(adminResultsWords);
  const { parentname, childname, arrived, problem } = result;
  const problems: Record<string, string> = words.problems;
  return (
    <div className={styles.family}>
      {isNamed ? parentname || words.noName : words.arrivals[arrived]}
      {childname && <small>{words.child(childname)}</small>}
      {problem && (
        <small data-problem>{problems[problem] ?? words.problems.other}</small>
      )}
    </div>
  );
}

function MainConcerns({ of }: { of: ListedResult["concerns"] }) {
  const language = useLanguage();
  const names = of.map(({ name, name_es }) =>
    inLanguage(language, name, name_es),
  );
  return (
    <ol className={styles.concerns} title={names.join(" · ")}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ol>
  );
}
