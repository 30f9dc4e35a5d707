import { type ChangeObject, diffWordsWithSpace } from "diff";
import { useMemo } from "react";
import { useWords } from "#web/core/language.tsx";
import { historyWords } from "#web/i18n/admin/content/history.words.ts";
import styles from "./history.module.css";

type Props = { before: string; after: string; lang?: "en" | "es" | undefined };

/** A text with removed words struck through and added words underlined. */
export function TextDiff({ before, after, lang }: Props) {
  const words = useWords(historyWords);
  const parts = useMemo(() => partsOf(before, after), [before, after]);
  if (before === after)
    return <p className={styles.note}>{words.formatting}</p>;
  return (
    <p className={styles.text} lang={lang}>
      {parts.map(({ value, added, removed }, at) =>
        added ? (
          <ins key={at}>{value}</ins>
        ) : removed ? (
          <del key={at}>{value}</del>
        ) : (
          value
        ),
      )}
      {after === "" && <span className={styles.note}> {words.empty}</span>}
    </p>
  );
}

/** The time limit in milliseconds. Without it, two long texts that have no word in common would take minutes. */
const longestDiff = 100;

type Part = Pick<ChangeObject<string>, "value" | "added" | "removed">;

/**
 * Marks removed and added words. If a text is mostly new, shows it as a whole below the old one, which is easier to
 * read.
 */
function partsOf(before: string, after: string): Part[] {
  const parts: Part[] =
    diffWordsWithSpace(before, after, { timeout: longestDiff }) ?? [];
  const same = parts.filter(({ added, removed }) => !added && !removed);
  const sameLength = same.reduce((sum, { value }) => sum + value.length, 0);
  const isMostlySame = sameLength > Math.max(before.length, after.length) / 2;
  if (isMostlySame || before === "" || after === "") return parts;
  return [
    { value: before, added: false, removed: true },
    { value: "\n", added: false, removed: false },
    { value: after, added: true, removed: false },
  ];
}
