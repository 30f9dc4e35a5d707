import {
  type ClientLoaderFunctionArgs,
  href,
  useLoaderData,
} from "react-router";
import { ScreenHead } from "#web/admin/desk/screen-head.tsx";
import { call } from "#web/core/calls/call.ts";
import { longDate } from "#web/core/dates.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { insightsWords } from "#web/i18n/admin/insights.ts";
import { EmptyBox } from "#web/ui/illustrations/empty-box.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { Alert } from "#web/ui/notices/alert.tsx";
import { readInsightQuery } from "./insight-query.ts";
import { Concerns } from "./concerns.tsx";
import { Funnel } from "./funnel.tsx";
import { InsightFilters } from "./insight-filters.tsx";
import { Questions } from "./questions.tsx";
import styles from "./insights.module.css";

const few = 30;

/** The figures can be read even where the words of the questions cannot. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const asked = readInsightQuery(new URL(request.url).searchParams);
  const [insights, questions] = await Promise.all([
    call("GET /api/insights", { query: asked }),
    call("GET /api/questions/all", {}).catch(() => []),
  ]);
  return { insights, questions };
}

export default function InsightsScreen() {
  const { insights, questions } = useLoaderData<typeof clientLoader>();
  const { since, funnel, results } = insights;
  const words = useWords(insightsWords);
  const language = useLanguage();
  return (
    <>
      <ScreenHead
        back={{ to: href("/dashboard"), label: words.back }}
        title={words.title}
        intro={words.intro}
      />
      <div className={styles.room}>
        <InsightFilters hasDemo={insights.hasDemo} />
        {since === null ? (
          <EmptyState
            illustration={<EmptyBox />}
            title={words.none}
            text={words.noneText}
          />
        ) : (
          <>
            {funnel.started > 0 && funnel.started < few && (
              <Alert kind="info">{words.few(funnel.started)}</Alert>
            )}
            <Funnel of={funnel} />
            <Questions of={insights.questions} asked={questions} />
            <Concerns of={insights.concerns} results={results} />
            <p className={styles.method}>
              {words.since(longDate(since, language))} {words.method}
            </p>
          </>
        )}
      </div>
    </>
  );
}
