import { href } from "react-router";
import type { ListedResult } from "#shared/contract/results.ts";
import { shortDate } from "#web/core/dates.ts";
import { inLanguage } from "#web/core/in-language.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { adminResultsWords } from "#web/i18n/admin/results.ts";
import { Link } from "#web/ui/actions/link.tsx";
import type { Column } from "#web/ui/content/table.tsx";
import { DeleteFamily } from "./delete-family.tsx";
import styles from "./results.module.css";

/** When, who, what worries them, and what can be done. */
export function useResultColumns(
  onErased: (id: string) => void,
): Column<ListedResult>[] {
  const words = useWords(adminResultsWords);
  const nameOf = ({ parentname }: ListedResult) => parentname || words.noName;
  return [
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
      cell: (result) => <Family of={result} />,
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
    {
      key: "actions",
      head: words.columns.actions,
      cell: (result) => (
        <div className={styles.actions}>
          <Link
            to={href("/results/:id", { id: result._id })}
            aria-label={words.openOf(nameOf(result))}
          >
            {words.open}
          </Link>
          <DeleteFamily of={result} onErased={onErased} />
        </div>
      ),
    },
  ];
}

function Family({ of: result }: { of: ListedResult }) {
  const words = useWords(adminResultsWords);
  const { parentname, childname, contact, redcapid, problem } = result;
  const problems: Record<string, string> = words.problems;
  return (
    <div className={styles.family}>
      {parentname || words.noName}
      {childname && <small>{words.child(childname)}</small>}
      {contact && <small>{words.invited}</small>}
      {redcapid && <small>{words.redcap(redcapid)}</small>}
      {problem && (
        <small data-problem>{problems[problem] ?? words.problems.other}</small>
      )}
    </div>
  );
}

function MainConcerns({ of }: { of: ListedResult["concerns"] }) {
  const language = useLanguage();
  return (
    <ol className={styles.concerns}>
      {of.map(({ name, name_es }) => (
        <li key={name}>{inLanguage(language, name, name_es)}</li>
      ))}
    </ol>
  );
}
