import type {
  Outcome,
  OutcomeGroup,
  OutcomeShare,
  OutcomeTrial,
  WordingGroup,
} from "#shared/contract/outreach/campaigns.ts";
import { couldBeChance } from "#shared/rules/reports/confidence-interval.ts";
import { smallestGroup } from "#shared/rules/reports/small-groups.ts";
import { useWords } from "#web/core/language.tsx";
import { campaignsWords } from "#web/i18n/admin/outreach/campaigns/campaigns.words.ts";
import { trialWords } from "#web/i18n/admin/outreach/campaigns/trial.words.ts";
import { adminWords } from "#web/i18n/admin/common.words.ts";
import { type Column, Table } from "#web/ui/table/table.tsx";
import styles from "./campaigns.module.css";

type Row = { key: string; name: string; group: OutcomeGroup | null };

/** Results of the campaign, by language and wave if there are several. */
export function OutcomeTable({ outcome }: { outcome: Outcome }) {
  const words = useWords(campaignsWords);
  const rows = useRows(outcome);
  const columns = useColumns();
  return (
    <section className={styles.part} aria-label={words.outcomeTitle}>
      <h2>{words.outcomeTitle}</h2>
      <p className={styles.quiet}>{words.outcomeIntro(smallestGroup)}</p>
      {outcome.all === null ? (
        <p>{words.outcomeFew(smallestGroup)}</p>
      ) : (
        <Table
          caption={words.outcomeTitle}
          rows={rows}
          keyOf={({ key }) => key}
          columns={columns}
        />
      )}
      <p className={styles.quiet}>{words.openedNote}</p>
    </section>
  );
}

function useRows({ all, languages, waves }: Outcome): Row[] {
  const words = useWords(campaignsWords);
  const { languages: names } = useWords(adminWords);
  return [
    { key: "all", name: words.everybody, group: all },
    ...languages.map(({ language, group }) => ({
      key: language,
      name: names[language],
      group,
    })),
    ...(waves.length > 1 ? waves : []).map(({ wave, group }) => ({
      key: String(wave),
      name: words.wave(wave + 1),
      group,
    })),
  ];
}

function useColumns(): Column<Row>[] {
  const words = useWords(campaignsWords);
  const shareText = (what: OutcomeShare) =>
    words.share(what.count, what.share, what.low, what.high);
  const shares = (
    ["delivered", "opened", "completed", "optedout"] as const
  ).map((key): Column<Row> => ({
    key,
    head: words.outcomeHeads[key],
    cell: ({ group }) => (group ? shareText(group[key]) : words.tooFew),
  }));
  return [
    {
      key: "name",
      head: words.outcomeOf,
      isName: true,
      cell: ({ name }) => name,
    },
    {
      key: "texted",
      head: words.texted,
      align: "end",
      cell: ({ group }) => (group ? words.number(group.texted) : words.tooFew),
    },
    ...shares,
    {
      key: "reminded",
      head: words.outcomeHeads.reminded,
      cell: ({ group }) =>
        group?.reminded ? shareText(group.reminded.completed) : words.tooFew,
    },
  ];
}

type Props = {
  /** Null if a group is too small to be shown. */
  trial: OutcomeTrial;
  /** Whether no more texts will be sent. */
  isOver: boolean;
};

/** Results of an A/B test, and whether the difference could be chance. */
export function TrialTable({ trial, isOver }: Props) {
  const words = useWords(trialWords);
  const columns = useTrialTableColumns();
  return (
    <section className={styles.part} aria-label={words.title}>
      <h2>{words.title}</h2>
      {trial === null ? (
        <p>
          {isOver ? words.tooSmall(smallestGroup) : words.notYet(smallestGroup)}
        </p>
      ) : (
        <>
          <p className={styles.quiet}>{words.intro}</p>
          <Table
            caption={words.title}
            rows={[
              { wording: 1 as const, group: trial.first },
              { wording: 2 as const, group: trial.second },
            ]}
            keyOf={({ wording }) => String(wording)}
            columns={columns}
          />
          <Verdict of="completed" difference={trial.completed} />
          <Verdict of="optedout" difference={trial.optedout} />
          {!isOver && <p className={styles.quiet}>{words.stillRunning}</p>}
        </>
      )}
    </section>
  );
}

type TrialTableRow = { wording: 1 | 2; group: WordingGroup };

function useTrialTableColumns(): Column<TrialTableRow>[] {
  const words = useWords(trialWords);
  const { share, outcomeHeads, number } = useWords(campaignsWords);
  const shareText = (what: OutcomeShare) =>
    share(what.count, what.share, what.low, what.high);
  return [
    {
      key: "wording",
      head: words.wording,
      isName: true,
      cell: ({ wording }) => words.names[wording],
    },
    {
      key: "phones",
      head: words.phones,
      align: "end",
      cell: ({ group }) => number(group.phones),
    },
    ...(["delivered", "opened", "completed", "optedout"] as const).map(
      (key): Column<TrialTableRow> => ({
        key,
        head: outcomeHeads[key],
        cell: ({ group }) => shareText(group[key]),
      }),
    ),
  ];
}

type VerdictProps = {
  of: "completed" | "optedout";
  difference: NonNullable<OutcomeTrial>["completed"];
};

/** The difference in percentage points, its interval, and a conclusion. */
function Verdict({ of, difference }: VerdictProps) {
  const words = useWords(trialWords);
  const isChance = couldBeChance(difference);
  const better = difference.difference > 0 ? 2 : 1;
  return (
    <p className={styles.verdict} data-chance={isChance}>
      <strong>{isChance ? words.chance[of] : words.more[of](better)}</strong>{" "}
      {words.difference(difference)}
    </p>
  );
}
