import CalendarClock from "lucide-react/icons/calendar-clock";
import CircleCheck from "lucide-react/icons/circle-check";
import Languages from "lucide-react/icons/languages";
import PenLine from "lucide-react/icons/pen-line";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type { readContentWarnings } from "#shared/contract/dashboard.ts";
import { useWords } from "#web/core/language.tsx";
import { TryAgain } from "#web/core/error-screens/try-again.tsx";
import { contentWarningsWords } from "#web/i18n/admin/dashboard/content-warnings.ts";
import { Icon } from "#web/ui/content/icon.tsx";
import styles from "./content-warnings.module.css";
import { useDueEntry, useTextEntry } from "./entries.ts";
import { WarningGroup } from "./warning-group.tsx";

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
