import {
  exactMcNemar,
  isLikelyChance,
  type Pairs,
  pairedDifference,
} from "#shared/rules/reports/paired-answers.ts";
import { smallestGroup } from "#shared/rules/reports/small-groups.ts";
import { useWords } from "#web/core/language.tsx";
import { answeredTwiceWords } from "#web/i18n/admin/reports/answered-twice.words.ts";
import { FigureTable } from "#web/ui/figures/figure-table.tsx";
import { FigureSection, Numbers } from "./figure-section.tsx";
import { type Insights, useFigures } from "./figures.ts";
import styles from "./insights.module.css";

type Twice = Insights["answeredTwice"];
type Shown = NonNullable<Twice["total"]> & { name: string };

/** How likely families thought a shot was before and after reading. */
export function AnsweredTwice({ of }: { of: Twice }) {
  const { words: common } = useFigures();
  const words = useWords(answeredTwiceWords);
  const groups = (["total", "en", "es"] as const).flatMap((key): Shown[] => {
    const group = of[key];
    return group ? [{ ...group, name: words.groups[key] }] : [];
  });
  const [total] = groups;
  return (
    <FigureSection
      id="before-and-after"
      title={words.title}
      text={words.text(smallestGroup)}
      rows={useCsvRows(groups)}
    >
      {total === undefined ? (
        <p>{common.fewFamilies(smallestGroup)}</p>
      ) : (
        <>
          <Verdict pairs={total.pairs} />
          <Moves groups={groups} />
          <LeftOut families={of.leftOut} />
          <p className={styles.method}>
            {words.likely} {words.limits}
          </p>
          <Numbers summary={words.details}>
            <div className={styles.pairs}>
              {groups.map((group) => (
                <PairedTable key={group.name} group={group} />
              ))}
            </div>
            <p className={styles.method}>{words.interval}</p>
          </Numbers>
        </>
      )}
    </FigureSection>
  );
}

function useCsvRows(groups: Shown[]) {
  const words = useWords(answeredTwiceWords);
  const headings = [
    words.group,
    words.families,
    words.up,
    words.same,
    words.down,
    `${words.likelyBefore} · ${words.likelyAfter}`,
    `${words.notLikelyBefore} · ${words.likelyAfter}`,
    `${words.likelyBefore} · ${words.notLikelyAfter}`,
    `${words.notLikelyBefore} · ${words.notLikelyAfter}`,
    ...words.differenceColumns,
    words.testColumn,
  ];
  const rows = groups.map(({ name, families, up, same, down, pairs }) => {
    const { difference, low, high } = pairedDifference(pairs);
    const { both, onlyAfter, onlyBefore, neither } = pairs;
    const counts = [both, onlyAfter, onlyBefore, neither];
    const tested = [difference, low, high, exactMcNemar(pairs)];
    return [name, families, up, same, down, ...counts, ...tested];
  });
  return [headings, ...rows];
}

/** One sentence, with the difference and its interval. */
function Verdict({ pairs }: { pairs: Pairs }) {
  const words = useWords(answeredTwiceWords);
  const difference = pairedDifference(pairs);
  const change = difference.difference > 0 ? words.more : words.fewer;
  return (
    <p className={styles.findings}>
      <strong>{isLikelyChance(pairs) ? words.chance : change}</strong>{" "}
      {words.difference(difference)}
    </p>
  );
}

function Moves({ groups }: { groups: Shown[] }) {
  const { amount, words: common } = useFigures();
  const words = useWords(answeredTwiceWords);
  const count = (key: "families" | "up" | "same" | "down") => ({
    key,
    head: words[key],
    align: "end" as const,
    isExtra: key === "families",
    cell: (group: Shown) => amount(group[key]),
  });
  return (
    <FigureTable
      caption={words.title}
      rows={groups}
      keyOf={({ name }) => name}
      columns={[
        { key: "group", head: words.group, cell: ({ name }) => name },
        count("families"),
        count("up"),
        count("same"),
        count("down"),
        {
          key: "before",
          head: words.likelyBefore,
          align: "end",
          isExtra: true,
          cell: ({ pairs, families }) =>
            common.allOf(pairs.both + pairs.onlyBefore, families),
        },
        {
          key: "after",
          head: words.likelyAfter,
          align: "end",
          isExtra: true,
          cell: ({ pairs, families }) =>
            common.allOf(pairs.both + pairs.onlyAfter, families),
        },
      ]}
    />
  );
}

function LeftOut({ families }: { families: number | null }) {
  const words = useWords(answeredTwiceWords);
  if (families === 0) return null;
  return (
    <p className={styles.method}>
      {families === null
        ? words.fewLeftOut(smallestGroup)
        : words.leftOut(families)}
    </p>
  );
}

/** The four combinations of both answers, and the test. */
function PairedTable({ group: { name, pairs } }: { group: Shown }) {
  const { amount } = useFigures();
  const words = useWords(answeredTwiceWords);
  const rows = [
    { name: words.likelyBefore, after: pairs.both, not: pairs.onlyBefore },
    { name: words.notLikelyBefore, after: pairs.onlyAfter, not: pairs.neither },
  ];
  return (
    <div className={styles.scale}>
      <h3>{name}</h3>
      <FigureTable
        caption={`${words.title}: ${name}`}
        rows={rows}
        keyOf={(row) => row.name}
        columns={[
          { key: "before", head: words.before, cell: (row) => row.name },
          {
            key: "after",
            head: words.likelyAfter,
            align: "end",
            cell: (row) => amount(row.after),
          },
          {
            key: "not",
            head: words.notLikelyAfter,
            align: "end",
            cell: (row) => amount(row.not),
          },
        ]}
      />
      <p className={styles.method}>
        {words.difference(pairedDifference(pairs))}{" "}
        {words.test(exactMcNemar(pairs))}
      </p>
    </div>
  );
}
