import { href } from "react-router";
import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import Star from "lucide-react/icons/star";
import { seesNames } from "#shared/rules/staff/roles.ts";
import { useMay, useStaff } from "#web/admin/desk/staff.ts";
import { longDate } from "#web/core/dates.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { dashboardWords } from "#web/i18n/admin/dashboard/dashboard.ts";
import { CsvButton } from "#web/admin/list/csv-button.tsx";
import { DeskCard } from "./desk-card.tsx";
import { type Figures, useLive } from "./cards.tsx";

/** The two cards from which data is taken away. */
export function ExportCards({ figures }: { figures: Figures }) {
  const may = useMay();
  return (
    <>
      {may("GET /api/feedbacks") && <FeedbacksCard figures={figures} />}
      {may("GET /api/results/csv") && <ResultsCard figures={figures} />}
    </>
  );
}

function FeedbacksCard({ figures }: { figures: Figures }) {
  const words = useWords(dashboardWords);
  const language = useLanguage();
  const may = useMay();
  const live = useLive(figures);
  return (
    <DeskCard
      icon={Star}
      title={words.feedbacks}
      text={words.feedbacksText}
      live={live(({ feedbacks, lastFeedback }) =>
        lastFeedback === null
          ? words.noFeedback
          : words.lastFeedback(feedbacks, longDate(lastFeedback, language)),
      )}
      to={href("/dashboard/feedbacks")}
    >
      {may("GET /api/feedbacks/csv") &&
        (["website", "concern"] as const).map((type) => (
          <CsvButton
            key={type}
            line="GET /api/feedbacks/csv"
            query={{ type }}
            file={`${type}-feedbacks.csv`}
          >
            {words[`${type}Csv`]}
          </CsvButton>
        ))}
    </DeskCard>
  );
}

function ResultsCard({ figures }: { figures: Figures }) {
  const words = useWords(dashboardWords);
  const live = useLive(figures);
  const isNamed = seesNames(useStaff().roles);
  return (
    <DeskCard
      icon={FileSpreadsheet}
      title={words.results}
      text={words.resultsText}
      live={live(({ results, resultsThisWeek }) =>
        results === 0
          ? words.noResults
          : words.resultsLive(resultsThisWeek, results),
      )}
      to={href("/dashboard/results")}
    >
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
    </DeskCard>
  );
}
