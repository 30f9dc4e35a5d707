import { href } from "react-router";
import type { Contract } from "#shared/contract/index.ts";
import { useMay } from "#web/admin/layout/staff.ts";
import { useWords } from "#web/core/language.tsx";
import { todayWords } from "#web/i18n/admin/reports/dashboard/today.words.ts";
import { RouteLink } from "#web/ui/actions/link.tsx";
import { TrendBars } from "#web/ui/figures/trend-bars.tsx";
import { VisuallyHidden } from "#web/ui/layout/visually-hidden.tsx";
import {
  fewestForShares,
  useFigures,
} from "#web/admin/reports/insights/figures.ts";
import type { Figures } from "./cards.tsx";
import styles from "./trends.module.css";

type Name = keyof Figures["trends"];

/** The link of each figure, and the call that it requires. */
const sources: [Name, string, keyof Contract][] = [
  ["invited", `${href("/dashboard/links")}?sort=-date`, "GET /api/contacts"],
  ["opened", href("/dashboard/insights"), "GET /api/insights"],
  ["finished", href("/dashboard/results"), "GET /api/results"],
  ["shared", href("/dashboard/insights"), "GET /api/insights"],
];

/** For each rate, the figure that counts as 100 percent. */
const befores: Partial<Record<Name, Name>> = {
  opened: "invited",
  finished: "opened",
  shared: "finished",
};

/** Families invited, opened, finished and shared in the last seven days. */
export function Trends({ of }: { of: Figures["trends"] }) {
  const words = useWords(todayWords).trends;
  const may = useMay();
  const { share } = useFigures();
  /** The rate of a figure. Empty for small numbers, and for steps that also count other visitors. */
  function rateOf(name: Name): string {
    const before = befores[name];
    if (name === "invited" || before === undefined) return "";
    const [part = 0, whole = 0] = [of[name], of[before]].map(
      (values) => values?.slice(-1)[0] ?? 0,
    );
    return part > whole || whole < fewestForShares
      ? ""
      : words.rates[name](share(part, whole));
  }
  return (
    <section aria-labelledby="trends">
      <div className={styles.head}>
        <h2 id="trends">{words.title}</h2>
        <p>{words.counted}</p>
      </div>
      <ul role="list" className={styles.trends}>
        {sources.map(([name, to, needs]) => (
          <li key={name} className={styles.trend}>
            <p className={styles.name}>
              {may(needs) ? (
                <RouteLink to={to}>{words.names[name]}</RouteLink>
              ) : (
                words.names[name]
              )}
            </p>
            <Trend values={of[name]} rate={rateOf(name)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type TrendProps = { values: number[] | null; rate: string };

/** The last seven days, their rate, the change from the week before, and bars of earlier weeks. */
function Trend({ values, rate }: TrendProps) {
  const { number, trends: words } = useWords(todayWords);
  if (values === null)
    return (
      <>
        <p className={styles.figure}>–</p>
        <p className={styles.change}>{words.notCounted}</p>
      </>
    );
  const [before = 0, now = 0] = values.slice(-2);
  // A single bar shows no trend.
  const isTrend = values.filter((value) => value > 0).length > 1;
  return (
    <>
      <p className={styles.figure}>{number(now)}</p>
      <div className={styles.bars}>
        {isTrend && <TrendBars values={values} />}
        <VisuallyHidden>{words.weeks(values)}</VisuallyHidden>
      </div>
      {rate && <p className={styles.rate}>{rate}</p>}
      <p className={styles.change}>{words.change(now - before)}</p>
    </>
  );
}
