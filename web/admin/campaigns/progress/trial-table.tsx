import type {
  OutcomeShare,
  OutcomeTrial,
  WordingGroup,
} from "#shared/contract/campaign-outcome.ts";
import { couldBeChance } from "#shared/rules/campaigns/interval.ts";
import { smallestGroup } from "#shared/rules/campaigns/small-groups.ts";
import { useWords } from "#web/core/language.tsx";
import { campaignsWords } from "#web/i18n/admin/campaigns/campaigns.ts";
import { trialWords } from "#web/i18n/admin/campaigns/trial.ts";
import { type Column, Table } from "#web/ui/content/table.tsx";
import styles from "#web/admin/campaigns/campaigns.module.css";

type Props = {
  /** Null while a group is too small to be shown. */
  trial: OutcomeTrial;
  /** Whether nothing more is going out. */
  isOver: boolean;
};

/** What each of two wordings brought, and whether the difference could be chance. */
export function TrialTable({ trial, isOver }: Props) {
  const words = useWords(trialWords);
  const columns = useColumns();
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

type Row = { wording: 1 | 2; group: WordingGroup };

function useColumns(): Column<Row>[] {
  const words = useWords(trialWords);
  const { share, outcomeHeads, number } = useWords(campaignsWords);
  const shown = (what: OutcomeShare) =>
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
      (key): Column<Row> => ({
        key,
        head: outcomeHeads[key],
        cell: ({ group }) => shown(group[key]),
      }),
    ),
  ];
}

type VerdictProps = {
  of: "completed" | "optedout";
  difference: NonNullable<OutcomeTrial>["completed"];
};

/** The difference in points, its interval, and what follows from it. */
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
