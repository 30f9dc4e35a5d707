import type { LucideIcon } from "lucide-react";
import House from "lucide-react/icons/house";
import type { ReactNode } from "react";
import { href } from "react-router";
import type { readDashboard } from "#shared/contract/reports/dashboard.ts";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type { Settings } from "#shared/contract/content/settings.ts";
import { maySeeNames } from "#shared/rules/staff/roles.ts";
import { sections } from "#web/admin/layout/sections.ts";
import { useMay, useStaff } from "#web/admin/layout/staff.ts";
import { CsvButton } from "#web/admin/list/csv-button.tsx";
import { longDate } from "#web/core/long-date.ts";
import { useTexts } from "#web/core/frame/site.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { dashboardWords } from "#web/i18n/admin/reports/dashboard/dashboard.words.ts";
import { layoutWords } from "#web/i18n/admin/layout.words.ts";
import { RouteLink } from "#web/ui/actions/link.tsx";
import { Icon } from "#web/ui/content/icon.tsx";
import styles from "./dashboard.module.css";

export type Figures = ReplyOf<typeof readDashboard>;
type Props = {
  texts: Settings["homePage"] | undefined;
  /** Null if they could not be loaded. */
  figures: Figures | null;
};

const names = [
  "links",
  "campaigns",
  "contents",
  "questions",
  "concerns",
  "users",
  "activity",
  "setup",
  "feedbacks",
  "results",
] as const;

/** Cards of the home page and of the sections that this user may open. The last two offer downloads. */
export function Cards({ texts, figures }: Props) {
  const words = { ...useWords(layoutWords), ...useWords(dashboardWords) };
  const textOf = useTexts(texts ?? { maintitle_en: "" });
  const may = useMay();
  const linesOf = useLines();
  const lines = figures && linesOf(figures);
  const downloads: Partial<Record<(typeof names)[number], ReactNode>> = {
    feedbacks: may("GET /api/feedbacks/csv") && <FeedbackFiles />,
    results: <ResultFiles />,
  };
  return (
    <section aria-labelledby="sections" className={styles.sections}>
      <h2 id="sections">{words.sectionsTitle}</h2>
      <ul role="list" className={styles.cards}>
        <Card
          icon={House}
          title={words.home}
          text={words.homeText}
          live={textOf("maintitle")}
          to={href("/")}
        />
        {names.map((name) => {
          const section = sections.find((item) => item.name === name);
          if (!section || !may(section.needs)) return null;
          return (
            <Card
              key={name}
              {...section}
              title={words[name]}
              text={words[`${name}Text`]}
              live={
                name === "activity"
                  ? undefined
                  : (lines?.[name] ?? words.noFigures)
              }
              isWide={name === "results"}
              isUrgent={
                name === "contents" &&
                figures !== null &&
                figures.placeholders + figures.untranslated > 0
              }
            >
              {downloads[name]}
            </Card>
          );
        })}
      </ul>
    </section>
  );
}

/** Returns one line of figures per section. */
function useLines() {
  const words = useWords(dashboardWords);
  const language = useLanguage();
  const withUntranslated = (line: string, amount: number) =>
    amount > 0 ? `${line} · ${words.untranslated(amount)}` : line;
  return (figures: Figures) => ({
    links:
      figures.contacts === 0
        ? words.noContacts
        : words.progress(figures.contacts, figures.contactsCompleted),
    campaigns: words.campaignsLive(figures.campaigns),
    contents:
      [
        ...(figures.placeholders > 0
          ? [words.placeholders(figures.placeholders)]
          : []),
        ...(figures.untranslated > 0
          ? [words.untranslated(figures.untranslated)]
          : []),
      ].join(" · ") || words.allTranslated,
    questions: withUntranslated(
      words.asked(figures.activeQuestions, figures.inactiveQuestions),
      figures.untranslatedQuestions,
    ),
    concerns: withUntranslated(
      words.shown(figures.activeConcerns, figures.inactiveConcerns),
      figures.untranslatedConcerns,
    ),
    users: words.usersLive(figures.users),
    setup: figures.setup && words.setupLive(figures.setup),
    feedbacks:
      figures.lastFeedback === null
        ? words.noFeedback
        : words.lastFeedback(
            figures.feedbacks,
            longDate(figures.lastFeedback, language),
          ),
    results:
      figures.results === 0
        ? words.noResults
        : words.resultsLive(figures.resultsThisWeek, figures.results),
  });
}

function FeedbackFiles() {
  const words = useWords(dashboardWords);
  return (["website", "concern"] as const).map((type) => (
    <CsvButton
      key={type}
      line="GET /api/feedbacks/csv"
      query={{ type }}
      file={`${type}-feedbacks.csv`}
    >
      {words[`${type}Csv`]}
    </CsvButton>
  ));
}

function ResultFiles() {
  const words = useWords(dashboardWords);
  const isNamed = maySeeNames(useStaff().roles);
  return (
    <>
      <CsvButton line="GET /api/results/csv" file="results.csv">
        {words.resultsCsv}
      </CsvButton>
      <CsvButton line="GET /api/results/brokencsv" file="problem_results.csv">
        {words.problemsCsv}
      </CsvButton>
      <CsvButton line="GET /api/results/codebook" file="codebook.csv">
        {words.codebookCsv}
      </CsvButton>
      <p>{isNamed ? words.containNames : words.withoutNames}</p>
    </>
  );
}

type CardProps = {
  icon: LucideIcon;
  title: string;
  text: string;
  /** Current figures of the section. */
  live: ReactNode;
  /** Highlights that something needs to be done. */
  isUrgent?: boolean;
  to: string;
  /** Spans all columns. */
  isWide?: boolean;
  children?: ReactNode;
};

/** A card that is a link. */
function Card(props: CardProps) {
  const { icon, title, text, live, to, children } = props;
  const { isUrgent = false, isWide = false } = props;
  return (
    <li className={styles.card} data-wide={isWide}>
      <span className={styles.icon}>
        <Icon of={icon} />
      </span>
      <h3>
        <RouteLink to={to}>{title}</RouteLink>
      </h3>
      <p className={styles.text}>{text}</p>
      {live !== undefined && (
        <p className={styles.live} data-urgent={isUrgent}>
          {live}
        </p>
      )}
      {children && <div className={styles.actions}>{children}</div>}
    </li>
  );
}
