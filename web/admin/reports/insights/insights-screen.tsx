import Printer from "lucide-react/icons/printer";
import {
  type ClientLoaderFunctionArgs,
  href,
  useLoaderData,
} from "react-router";
import { periods } from "#shared/rules/reports/periods.ts";
import { type Language, languages } from "#shared/rules/language.ts";
import { ScreenHead } from "#web/admin/layout/screen-head.tsx";
import {
  DemoFilter,
  LanguageFilter,
  Choice,
  Filters,
} from "#web/admin/list/filters.tsx";
import {
  type ListAddress,
  readOneOf,
  useAddress,
} from "#web/admin/list/address.ts";
import { call } from "#web/core/calls/call.ts";
import { longDate } from "#web/core/long-date.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { insightsWords } from "#web/i18n/admin/reports/insights.words.ts";
import { NothingYet } from "#web/admin/list/nothing-found.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { ButtonLink } from "#web/ui/actions/link.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import { inLanguage } from "#web/core/in-language.ts";
import {
  areVisitsCounted,
  fewestForShares,
  mainFindings,
  type Insights,
} from "./figures.ts";
import styles from "./insights.module.css";
import { AnsweredTwice } from "./answered-twice.tsx";
import { AnswerFigures, Concerns, DropOff } from "./questions.tsx";
import { Funnel, Languages, Trend } from "./funnel.tsx";
import { Listening } from "./listening.tsx";
import { VisitAnswers } from "./visit-answers.tsx";

/** Figures are shown even if the questions' texts cannot be loaded. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = readInsightQuery(new URL(request.url).searchParams);
  const [insights, questions] = await Promise.all([
    call("GET /api/insights", { query }),
    call("GET /api/questions/all", {}).catch(() => []),
  ]);
  return { insights, questions };
}

export default function InsightsScreen() {
  const { insights, questions } = useLoaderData<typeof clientLoader>();
  const { since, funnel, results } = insights;
  const words = useWords(insightsWords);
  const language = useLanguage();
  const address = useAddress(readInsightQuery);
  const { view } = address;
  const isCounted = areVisitsCounted(insights);
  return (
    <>
      <ScreenHead
        back={{ to: href("/dashboard"), label: words.back }}
        title={words.title}
        intro={words.intro}
        actions={
          <>
            <span data-print="hide">
              <ButtonLink
                kind="secondary"
                compact
                to={href("/dashboard/insights/flow")}
              >
                {words.flow}
              </ButtonLink>
            </span>
            {since !== null && <PrintButton />}
          </>
        }
      />
      <div className={styles.room}>
        <InsightFilters {...address} hasDemo={insights.hasDemo} />
        {since === null ? (
          <NothingYet
            words={words}
            action={
              insights.hasDemo &&
              !view.demo && (
                <Button
                  kind="secondary"
                  onClick={() => address.changeView({ demo: "yes" })}
                >
                  {words.showDemo}
                </Button>
              )
            }
          />
        ) : (
          <>
            {funnel.started > 0 && funnel.started < fewestForShares && (
              <Alert kind="info">{words.few(funnel.started)}</Alert>
            )}
            <Findings of={insights} period={words.periods[view.weeks]} />
            <Trend of={insights.trend} isCounted={isCounted} />
            <Funnel
              funnel={funnel}
              invited={insights.invited}
              isCounted={isCounted}
            />
            {!view.language && (
              <Languages of={insights.languages} isCounted={isCounted} />
            )}
            <DropOff
              of={insights.questions}
              started={funnel.started}
              asked={questions}
            />
            <AnswerFigures of={insights.answers} />
            <Concerns of={insights.concerns} results={results} />
            <AnsweredTwice of={insights.answeredTwice} />
            <VisitAnswers of={insights.visit} />
            <Listening of={insights.listening} />
            <p className={styles.method}>
              {words.since(longDate(since, language))} {words.method}
            </p>
          </>
        )}
      </div>
    </>
  );
}

type FindingsProps = { of: Insights; period: string };

/** The main findings in words. */
function Findings({ of, period }: FindingsProps) {
  const words = useWords(insightsWords);
  const language = useLanguage();
  const { concern, question } = mainFindings(of);
  if (!concern && !question) return null;
  return (
    <p className={styles.findings}>
      <strong>{period}:</strong>{" "}
      {concern &&
        words.firstConcern(
          inLanguage(language, concern.name, concern.name_es),
          concern.amount,
          concern.of,
        )}{" "}
      {question &&
        words.mostLeave(question.number, question.amount, question.of)}
    </p>
  );
}

function PrintButton() {
  const words = useWords(insightsWords);
  return (
    <span data-print="hide">
      <Button
        kind="secondary"
        compact
        icon={Printer}
        onClick={() => window.print()}
      >
        {words.print}
      </Button>
    </span>
  );
}

type InsightFiltersProps = Pick<
  ListAddress<InsightQuery>,
  "view" | "changeView"
> & { hasDemo: boolean };

/** Filters of the figures; they are kept in the URL. */
function InsightFilters({ view, changeView, hasDemo }: InsightFiltersProps) {
  const words = useWords(insightsWords);
  return (
    <Filters>
      <Choice
        label={words.period}
        value={view.weeks}
        options={periods.map((value) => ({
          value,
          label: words.periods[value],
        }))}
        onChoose={(weeks) => changeView({ weeks })}
      />
      <LanguageFilter value={view.language} changeView={changeView} />
      {(hasDemo || view.demo) && (
        <DemoFilter value={view.demo} changeView={changeView} />
      )}
    </Filters>
  );
}

export type InsightQuery = {
  weeks: (typeof periods)[number];
  language?: Language;
  demo?: "yes";
};

/** Reads the filters from the URL, ignoring unknown values. */
export function readInsightQuery(address: URLSearchParams): InsightQuery {
  const language = readOneOf(address, "language", languages);
  const demo = readOneOf(address, "demo", ["yes"]);
  return {
    weeks: readOneOf(address, "weeks", periods) ?? "13",
    ...(language && { language }),
    ...(demo && { demo }),
  };
}
