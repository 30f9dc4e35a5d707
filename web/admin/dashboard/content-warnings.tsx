import type { LucideIcon } from "lucide-react";
import CalendarClock from "lucide-react/icons/calendar-clock";
import CircleCheck from "lucide-react/icons/circle-check";
import Languages from "lucide-react/icons/languages";
import PenLine from "lucide-react/icons/pen-line";
import type { readContentWarnings } from "#shared/contract/dashboard.ts";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import { TryAgain } from "#web/core/error-screens/try-again.tsx";
import { useWords } from "#web/core/language.tsx";
import { contentWarningsWords } from "#web/i18n/admin/dashboard/content-warnings.ts";
import { Link } from "#web/ui/actions/link.tsx";
import { Icon } from "#web/ui/content/icon.tsx";
import styles from "./content-warnings.module.css";
import { type Entry, useDueEntry, useTextEntry } from "./warning-entries.ts";

type Warnings = ReplyOf<typeof readContentWarnings>;

type Props = { warnings: Warnings | null; today: string };

/** What staff should look at before parents read it; null when that could not be read. */
export function ContentWarnings({ warnings, today }: Props) {
  const words = useWords(contentWarningsWords);
  return (
    <section className={styles.panel} aria-labelledby="content-warnings">
      <h2 id="content-warnings">{words.title}</h2>
      {warnings ? (
        <Groups {...warnings} today={today} />
      ) : (
        <div className={styles.failed} role="alert">
          <p>{words.failed}</p>
          <TryAgain label={words.tryAgain} />
        </div>
      )}
    </section>
  );
}

function Groups({
  placeholders,
  languages,
  due,
  today,
}: Warnings & { today: string }) {
  const words = useWords(contentWarningsWords);
  const textEntry = useTextEntry();
  const dueEntry = useDueEntry(today);
  const amount = placeholders.amount + languages.amount + due.amount;
  if (amount === 0)
    return (
      <p className={styles.ready}>
        <Icon of={CircleCheck} />
        {words.allReady}
      </p>
    );
  return (
    <div className={styles.groups}>
      <WarningGroup
        icon={CalendarClock}
        title={words.due}
        amount={due.amount}
        entries={due.first.map(dueEntry)}
      />
      <WarningGroup
        icon={PenLine}
        title={words.placeholders}
        amount={placeholders.amount}
        entries={placeholders.first.map(textEntry)}
      />
      <WarningGroup
        icon={Languages}
        title={words.languages}
        amount={languages.amount}
        entries={languages.first.map(textEntry)}
      />
    </div>
  );
}

type WarningGroupProps = {
  icon: LucideIcon;
  title: string;
  amount: number;
  entries: Entry[];
};

/** Warnings of one kind: the first few, and how many more there are. */
function WarningGroup({ icon, title, amount, entries }: WarningGroupProps) {
  const { more } = useWords(contentWarningsWords);
  if (amount === 0) return null;
  const others = amount - entries.length;
  return (
    <section className={styles.group}>
      <h3>
        <Icon of={icon} />
        {`${title} (${amount})`}
      </h3>
      <ul role="list">
        {entries.map(({ to, name, problem, isLate = false, note }) => (
          <li key={to + problem}>
            <Link to={to}>{name}</Link>
            {problem && (
              <span className={styles.problem} data-late={isLate}>
                {problem}
              </span>
            )}
            {note && <span className={styles.note}>{note}</span>}
          </li>
        ))}
      </ul>
      {others > 0 && <p className={styles.note}>{more(others)}</p>}
    </section>
  );
}
