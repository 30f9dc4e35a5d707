import { dateFormat, longDate } from "#web/core/long-date.ts";
import { useLanguage } from "#web/core/language.tsx";
import { FigureTable } from "#web/ui/figures/figure-table.tsx";
import { TrendLines } from "#web/ui/figures/trend-lines.tsx";
import { type Insights, ratioOf, useFigures } from "./figures.ts";
import { FigureWithBar, Numbers, FigureSection } from "./figure-section.tsx";

const dayAndMonth = dateFormat({ month: "short", day: "numeric" });

/** Families invited, started and finished per week. */
export function Trend({
  of: trend,
  isCounted,
}: {
  of: Insights["trend"];
  isCounted: boolean;
}) {
  const { words, amount } = useFigures();
  const language = useLanguage();
  if (trend.length === 0) return null;
  const day = (week: string) => longDate(week, language);
  const names = (["started", "finished", "invited"] as const).filter(
    (name) => name !== "started" || isCounted,
  );
  const lines = names.map((name) => ({
    name: words.trendNames[name],
    values: trend.map((each) => each[name]),
  }));
  const columns = ["week" as const, ...names];
  return (
    <FigureSection
      id="trend"
      title={words.trend}
      rows={[
        columns.map((name) => words.trendNames[name]),
        ...trend.map((each) => columns.map((name) => each[name])),
      ]}
    >
      {/* One week is a point, not a line. */}
      {trend.length > 1 && (
        <TrendLines
          lines={lines}
          labels={trend.map(({ week }) => dayAndMonth(week, language))}
          label={words.trendLabel(
            trend.length,
            lines.map(({ name }) => name),
          )}
          format={amount}
        />
      )}
      <Numbers isOpen={trend.length === 1}>
        <FigureTable
          caption={words.trend}
          rows={[...trend].reverse()}
          keyOf={({ week }) => week}
          columns={[
            {
              key: "week",
              head: words.trendNames.week,
              cell: ({ week }) => day(week),
            },
            ...names.map((name) => ({
              key: name,
              head: words.trendNames[name],
              align: "end" as const,
              cell: (each: Insights["trend"][number]) => amount(each[name]),
            })),
          ]}
        />
      </Numbers>
    </FigureSection>
  );
}

const steps = [
  "invited",
  "opened",
  "started",
  "finished",
  "ranked",
  "read",
  "shared",
] as const;

const uncounted = {
  started: null,
  finished: null,
  ranked: null,
  read: null,
  shared: null,
};

/** The steps from invitation to results, with the number of visitors at each. */
export function Funnel({
  funnel,
  invited,
  isCounted,
}: Pick<Insights, "funnel" | "invited"> & { isCounted: boolean }) {
  const { words, amount, share } = useFigures();
  const all: Record<(typeof steps)[number], number | null> = isCounted
    ? { ...funnel, invited }
    : { ...uncounted, opened: funnel.opened, invited };
  const visibleSteps = steps.filter(
    (step) => step !== "invited" || invited !== null,
  );
  const most = Math.max(1, ...visibleSteps.map((step) => all[step] ?? 0));
  /** The step's count as a percentage of the step before. Empty for the first step, or if the step before was not counted. */
  function rateOf(step: (typeof steps)[number]): string {
    const before = visibleSteps[visibleSteps.indexOf(step) - 1];
    if (step === "invited" || before === undefined) return "";
    const [count, whole] = [all[step] ?? 0, all[before] ?? 0];
    // Show no rate: many visitors come without a text.
    if (step === "opened" && count > whole) return "";
    const part = share(count, whole);
    return part && words.rates[step](part);
  }
  return (
    <FigureSection
      id="funnel"
      title={words.funnel}
      text={invited === null ? undefined : words.funnelText}
      rows={[
        [words.step, words.times],
        ...visibleSteps.map((step) => [words.steps[step], all[step] ?? ""]),
      ]}
    >
      <FigureTable
        caption={words.funnel}
        rows={visibleSteps}
        keyOf={(step) => step}
        columns={[
          { key: "step", head: words.step, cell: (step) => words.steps[step] },
          {
            key: "times",
            head: words.times,
            cell: (step) => {
              const count = all[step];
              if (count === null) return words.notCounted;
              return (
                <FigureWithBar shares={[ratioOf(count, most)]}>
                  {amount(count)}
                </FigureWithBar>
              );
            },
          },
          {
            key: "rate",
            head: words.rate,
            cell: rateOf,
          },
        ]}
      />
    </FigureSection>
  );
}

const compared = ["invited", "started", "finished", "read", "shared"] as const;

/** The steps in English and in Spanish, side by side. */
export function Languages({
  of,
  isCounted,
}: {
  of: Insights["languages"];
  isCounted: boolean;
}) {
  const { words, amount, share } = useFigures();
  const nameOf = (step: (typeof compared)[number]) =>
    step === "finished" ? words.finishedQuiz : words.steps[step];
  const isCountedStep = (step: (typeof compared)[number]) =>
    isCounted || step === "invited" || step === "finished";
  const most = Math.max(
    1,
    ...compared.flatMap((step) => [of.en[step], of.es[step]]),
  );
  const column = (language: "en" | "es") => ({
    key: language,
    head: words.languages[language],
    cell: (step: (typeof compared)[number]) => {
      if (!isCountedStep(step)) return words.notCounted;
      const count = of[language][step];
      const part =
        step === "invited" || step === "started"
          ? ""
          : share(count, of[language].started);
      return (
        <FigureWithBar shares={[ratioOf(count, most)]}>
          {part === "" ? amount(count) : `${amount(count)} · ${part}`}
        </FigureWithBar>
      );
    },
  });
  return (
    <FigureSection
      id="languages"
      title={words.sideBySide}
      text={words.sideBySideText}
      rows={[
        [words.step, words.languages.en, words.languages.es],
        ...compared.map((step) => [
          nameOf(step),
          ...(isCountedStep(step) ? [of.en[step], of.es[step]] : ["", ""]),
        ]),
      ]}
    >
      <FigureTable
        caption={words.sideBySide}
        rows={[...compared]}
        keyOf={(step) => step}
        columns={[
          { key: "step", head: words.step, cell: nameOf },
          column("en"),
          column("es"),
        ]}
      />
    </FigureSection>
  );
}
