import type { LucideIcon } from "lucide-react";
import CalendarClock from "lucide-react/icons/calendar-clock";
import CircleCheck from "lucide-react/icons/circle-check";
import Languages from "lucide-react/icons/languages";
import PenLine from "lucide-react/icons/pen-line";
import { href } from "react-router";
import type {
  DueCheck,
  readContentWarnings,
  TextWarning,
} from "#shared/contract/dashboard.ts";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import { isOverdue } from "#shared/rules/content/check-by.ts";
import { useContentLabel } from "#web/admin/contents/use-contents.ts";
import { useLanguageLabel } from "#web/admin/form/fields.tsx";
import { longDate } from "#web/core/dates.ts";
import { TryAgain } from "#web/core/error-screens/try-again.tsx";
import { inLanguage } from "#web/core/in-language.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { adminConcernsWords } from "#web/i18n/admin/concerns.ts";
import { dashboardWords } from "#web/i18n/admin/dashboard/dashboard.ts";
import { questionsWords } from "#web/i18n/admin/questions/questions.ts";
import { Link } from "#web/ui/actions/link.tsx";
import { Icon } from "#web/ui/content/icon.tsx";
import styles from "./content-warnings.module.css";

type Warnings = ReplyOf<typeof readContentWarnings>;

type Props = { warnings: Warnings | null; today: string };

/** What staff should look at before parents read it; null when that could not be read. */
export function ContentWarnings({ warnings, today }: Props) {
  const words = useWords(dashboardWords).warnings;
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
  const words = useWords(dashboardWords).warnings;
  const { textEntry, dueEntry } = useEntries(today);
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
  const { more } = useWords(dashboardWords).warnings;
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

/** One line of the list: what it is about, what is the matter, and where that is changed. */
type Entry = {
  to: string;
  name: string;
  problem?: string | undefined;
  isLate?: boolean;
  note?: string;
};

type Place = Pick<TextWarning, "in" | "name" | "name_es">;

/** Makes the lines of the list. A day that has passed is late; `today` as days are compared. */
function useEntries(today: string) {
  const words = useWords(dashboardWords).warnings;
  const language = useLanguage();
  const inSettings = useContentLabel();
  const inConcern = useLanguageLabel<string>(
    useWords(adminConcernsWords).fields,
  );
  const inQuestion = useLanguageLabel<string>(useWords(questionsWords).fields);

  /** The name of a concern or a question; the settings have none. */
  function placeName({ in: place, name, name_es }: Place) {
    const shown = inLanguage(language, name || name_es, name_es);
    return place === "questions" ? words.question(shown) : shown;
  }
  /** The label of a text in its form, with the place that it belongs to. */
  function textName({ field, ...place }: TextWarning) {
    if (place.in === "settings") return inSettings(field);
    const labelOf = place.in === "concerns" ? inConcern : inQuestion;
    const [name = ""] = field.split(".");
    return words.ofPlace(placeName(place), labelOf(name));
  }
  const textEntry = (warning: TextWarning): Entry => ({
    to: editorOf(warning, warning.field),
    name: textName(warning),
    problem:
      warning.problem === "placeholder"
        ? undefined
        : words.problems[warning.problem],
  });
  const dueEntry = (check: DueCheck): Entry => {
    const isSite = check.in === "settings";
    const isLate = isOverdue(check.checkby, today);
    const date = longDate(check.checkby, language);
    return {
      to: editorOf(check, isSite ? "main.checkby" : "checkby"),
      name: isSite ? words.doses : placeName(check),
      problem: isLate ? words.overdue(date) : words.checkBy(date),
      isLate,
      note: check.checkwhy,
    };
  };
  return { textEntry, dueEntry };
}

/** The screen where a text is changed: its tab, and the field itself where that can be named. */
export function editorOf(
  { in: place, _id }: Pick<TextWarning, "in" | "_id">,
  field: string,
): string {
  const id = _id ?? "";
  if (place === "questions")
    return `${href("/dashboard/questions/edit/:id", { id })}#${field}`;
  if (place === "settings") {
    const [tab] = field.split(".");
    return `${href("/dashboard/contents")}?tab=${tab}#${field}`;
  }
  return field.startsWith("childrencontent")
    ? href("/dashboard/concerns/children/:id", { id })
    : `${href("/dashboard/concerns/edit/:id", { id })}#${field}`;
}
