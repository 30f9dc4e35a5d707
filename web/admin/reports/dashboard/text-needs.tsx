import CalendarClock from "lucide-react/icons/calendar-clock";
import ClipboardCheck from "lucide-react/icons/clipboard-check";
import FilePen from "lucide-react/icons/file-pen";
import Languages from "lucide-react/icons/languages";
import PenLine from "lucide-react/icons/pen-line";
import { href } from "react-router";
import type { TextNeeds } from "#shared/contract/reports/dashboard.ts";
import { useWords } from "#web/core/language.tsx";
import { contentsWords } from "#web/i18n/admin/content/contents.words.ts";
import { todayWords } from "#web/i18n/admin/reports/dashboard/today.words.ts";
import { layoutWords } from "#web/i18n/admin/layout.words.ts";
import { Link } from "#web/ui/actions/link.tsx";
import type { Figures } from "./cards.tsx";
import type { Need } from "./family-needs.tsx";
import styles from "./needs.module.css";
import { editorOf, type TextEntry, useTextEntries } from "./text-entries.ts";

/** Tasks about texts that parents read. */
export function useTextNeeds(
  { texts, setup }: Pick<Figures, "texts" | "setup">,
  today: string,
): Need[] {
  const words = useWords(todayWords).texts;
  const { textEntry, dueEntry } = useTextEntries(today);
  if (!texts) return [];
  const { placeholders, drafts, languages, due } = texts;
  const placeholderCount = placeholders.reduce(
    (sum, { amount }) => sum + amount,
    0,
  );
  const { done = 0, total = 0 } = setup ?? {};
  const needs: (Need & { amount: number })[] = [
    {
      key: "setup",
      amount: total - done,
      icon: ClipboardCheck,
      title: words.setup(done, total),
      to: href("/dashboard/setup"),
    },
    {
      key: "placeholders",
      amount: placeholderCount,
      icon: PenLine,
      title: words.placeholders(placeholderCount),
      to: href("/dashboard/setup"),
      detail: <Pages of={placeholders} />,
    },
    {
      key: "drafts",
      amount: drafts,
      icon: FilePen,
      title: words.drafts(drafts),
      to: href("/dashboard/history/changes"),
    },
    {
      key: "languages",
      amount: languages.amount,
      icon: Languages,
      title: words.languages(languages.amount),
      to: addressOf(languages.first.map(textEntry)),
      detail: (
        <Entries of={languages.first.map(textEntry)} all={languages.amount} />
      ),
    },
    {
      key: "due",
      amount: due.amount,
      icon: CalendarClock,
      title: words.due(due.amount),
      to: addressOf(due.first.map(dueEntry)),
      detail: <Entries of={due.first.map(dueEntry)} all={due.amount} />,
    },
  ];
  return needs.filter(({ amount }) => amount > 0);
}

const addressOf = ([first]: TextEntry[]) =>
  first?.to ?? href("/dashboard/contents");

/** The pages with placeholders, and how many each has. */
function Pages({ of: pages }: { of: TextNeeds["placeholders"] }) {
  const words = useWords(todayWords).texts;
  const { tabs } = useWords(contentsWords);
  const { questions, concerns } = useWords(layoutWords);
  const names: Record<string, string> = { ...tabs, questions, concerns };
  return (
    <ul role="list" className={styles.pages}>
      {pages.map(({ page, amount, first }) => (
        <li key={page}>
          <Link to={editorOf(first, first.field)}>
            {words.onPage(names[page] ?? page, amount)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The first few texts with their problems, and the number of others. */
function Entries({ of: entries, all }: { of: TextEntry[]; all: number }) {
  const { more } = useWords(todayWords).texts;
  const others = all - entries.length;
  return (
    <>
      <ul role="list" className={styles.entries}>
        {entries.map(({ to, name, problem, isLate = false, note }) => (
          <li key={to + problem}>
            <Link to={to}>{name}</Link>
            {problem && (
              <span className={styles.problem} data-late={isLate}>
                {problem}
              </span>
            )}
            {note && <span>{note}</span>}
          </li>
        ))}
      </ul>
      {others > 0 && <p>{more(others)}</p>}
    </>
  );
}
