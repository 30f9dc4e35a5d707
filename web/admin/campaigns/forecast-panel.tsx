import type { Forecast } from "#shared/contract/campaigns.ts";
import { dayOf, longDate } from "#web/core/dates.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { campaignsWords } from "#web/i18n/admin/campaigns/campaigns.ts";
import { trialWords } from "#web/i18n/admin/campaigns/trial.ts";
import { contactsWords } from "#web/i18n/admin/contacts/contacts.ts";
import { type Column, Table } from "#web/ui/content/table.tsx";
import { type DayAhead, forecastByDay, totalOf } from "./forecast-by-day.ts";
import styles from "./campaigns.module.css";

type Props = {
  /** Undefined while it is being counted. */
  forecast: Forecast | undefined;
  hasFailed?: boolean;
  /** Nothing to count yet: nobody is chosen, or the plan is not complete. */
  isEmpty?: boolean;
};

/** Who gets what in the next days, and what it costs. */
export function ForecastPanel({ forecast, hasFailed, isEmpty }: Props) {
  const words = useWords(campaignsWords);
  return (
    <section className={styles.panel} aria-label={words.forecastTitle}>
      <h2>{words.forecastTitle}</h2>
      <p className={styles.quiet}>
        {words.forecastIntro} {words.onePhone}
      </p>
      <div className={styles.part} aria-live="polite">
        {isEmpty && <p>{words.forecastEmpty}</p>}
        {hasFailed && <p>{words.forecastFailed}</p>}
        {!isEmpty && !hasFailed && !forecast && <p>{words.forecastLoading}</p>}
        {!isEmpty && !hasFailed && forecast && <Ahead forecast={forecast} />}
      </div>
    </section>
  );
}

function Ahead({ forecast }: { forecast: Forecast }) {
  const words = useWords(campaignsWords);
  const trial = useWords(trialWords);
  const { languages } = useWords(contactsWords);
  const columns = useColumns();
  const { texts, completed, optedout } = forecast;
  const { count, segments, byLanguage, byWording } = totalOf(texts);
  return (
    <>
      {count === 0 ? (
        <p>{words.forecastNothing}</p>
      ) : (
        <>
          <Table
            caption={words.forecastTitle}
            rows={forecastByDay(texts, dayOf)}
            keyOf={({ day }) => day}
            columns={columns}
          />
          <p className={styles.strong}>{words.segments(count, segments)}</p>
          {byLanguage.length > 1 && (
            <p className={styles.quiet}>
              {byLanguage
                .map((each) =>
                  words.segmentsBy(languages[each.language], each.segments),
                )
                .join(" · ")}
            </p>
          )}
          {byWording.map((each) => (
            <p key={each.wording} className={styles.quiet}>
              {trial.names[each.wording]}:{" "}
              {words.segments(each.count, each.segments)}
            </p>
          ))}
        </>
      )}
      {completed > 0 && (
        <p className={styles.quiet}>{words.leftCompleted(completed)}</p>
      )}
      {optedout > 0 && (
        <p className={styles.quiet}>{words.leftOptedOut(optedout)}</p>
      )}
    </>
  );
}

function useColumns(): Column<DayAhead>[] {
  const words = useWords(campaignsWords);
  const language = useLanguage();
  return [
    {
      key: "day",
      head: words.forecastDay,
      isName: true,
      cell: ({ day }) => longDate(day, language),
    },
    {
      key: "first",
      head: words.forecastFirst,
      align: "end",
      cell: ({ first }) => words.number(first),
    },
    {
      key: "reminders",
      head: words.forecastReminders,
      align: "end",
      cell: ({ reminders }) => words.number(reminders),
    },
  ];
}
