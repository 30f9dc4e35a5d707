import type { Forecast } from "#shared/contract/outreach/campaigns.ts";
import type { Language } from "#shared/rules/language.ts";
import { useDebouncedCall } from "#web/admin/list/use-debounced-call.ts";
import { call } from "#web/core/calls/call.ts";
import { dayOf } from "#web/core/dates.ts";
import { longDate } from "#web/core/long-date.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { campaignsWords } from "#web/i18n/admin/outreach/campaigns/campaigns.words.ts";
import { trialWords } from "#web/i18n/admin/outreach/campaigns/trial.words.ts";
import { adminWords } from "#web/i18n/admin/common.words.ts";
import { type Column, Table } from "#web/ui/table/table.tsx";
import {
  bodyOf,
  type CampaignFormDraft,
  planProblems,
} from "./campaign-draft.ts";
import styles from "./campaigns.module.css";

type Props = {
  /** Undefined while loading. */
  forecast: Forecast | undefined;
  hasFailed?: boolean;
  /** True if there is nothing to count: no audience, or an invalid plan. */
  isEmpty?: boolean;
};

/** The texts of the next days and their cost. */
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
        {!isEmpty && !hasFailed && forecast && (
          <ForecastDays forecast={forecast} />
        )}
      </div>
    </section>
  );
}

function ForecastDays({ forecast }: { forecast: Forecast }) {
  const words = useWords(campaignsWords);
  const trial = useWords(trialWords);
  const { languages } = useWords(adminWords);
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

const pause = 500;
type ForecastState = {
  forecast: Forecast | undefined;
  hasFailed?: boolean;
  isEmpty?: boolean;
};

/** The forecast of a draft, updated when editing pauses. */
export function useForecast(
  draft: CampaignFormDraft,
  campaign?: string,
): ForecastState {
  const isCountable =
    draft.who !== "nobody" && Object.keys(planProblems(draft)).length === 0;
  const { name: _name, ...plan } = bodyOf(draft);
  const body = { ...plan, campaign };
  const answer = useDebouncedCall(
    isCountable ? JSON.stringify(body) : undefined,
    () => call("POST /api/campaigns/forecast", { body }),
    pause,
  );
  if (!isCountable) return { forecast: undefined, isEmpty: true };
  const forecast = answer?.reply;
  return { forecast, hasFailed: answer !== undefined && !forecast };
}

export type DayAhead = { day: string; first: number; reminders: number };

/** The forecast by day, earliest first. `dayOf` returns the day of a text. Days without texts are left out. */
export function forecastByDay(
  texts: Forecast["texts"],
  dayOf: (moment: string) => string,
): DayAhead[] {
  const days = new Map<string, DayAhead>();
  for (const { at, isReminder, count } of texts) {
    const day = dayOf(at);
    const figures = days.get(day) ?? { day, first: 0, reminders: 0 };
    if (isReminder) figures.reminders += count;
    else figures.first += count;
    days.set(day, figures);
  }
  return [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** The number of texts and segments, and segments by language. */
export function totalOf(texts: Forecast["texts"]) {
  const sum = (of: Forecast["texts"], key: "count" | "segments") =>
    of.reduce((total, each) => total + each[key], 0);
  const languages: Language[] = ["en", "es"];
  return {
    count: sum(texts, "count"),
    segments: sum(texts, "segments"),
    byLanguage: languages
      .map((language) => ({
        language,
        segments: sum(
          texts.filter((text) => text.language === language),
          "segments",
        ),
      }))
      .filter(({ segments }) => segments > 0),
    /** First texts by A/B variant. */
    byWording: ([1, 2] as const)
      .map((wording) => {
        const variant = texts.filter((text) => text.wording === wording);
        return {
          wording,
          count: sum(variant, "count"),
          segments: sum(variant, "segments"),
        };
      })
      .filter(({ count }) => count > 0),
  };
}
