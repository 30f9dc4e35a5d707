import type {
  Outcome,
  OutcomeGroup,
  OutcomeShare,
} from "#shared/contract/campaign-outcome.ts";
import { smallestGroup } from "#shared/rules/campaigns/small-groups.ts";
import { useWords } from "#web/core/language.tsx";
import { campaignsWords } from "#web/i18n/admin/campaigns/campaigns.ts";
import { contactsWords } from "#web/i18n/admin/contacts/contacts.ts";
import { type Column, Table } from "#web/ui/content/table.tsx";
import styles from "#web/admin/campaigns/campaigns.module.css";

type Row = { key: string; name: string; group: OutcomeGroup | null };

/** What the campaign brought so far, by language and wave where there is more than one. */
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
  const { languages: names } = useWords(contactsWords);
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
  const shown = (what: OutcomeShare) =>
    words.share(what.count, what.share, what.low, what.high);
  const shares = (
    ["delivered", "opened", "completed", "optedout"] as const
  ).map((key): Column<Row> => ({
    key,
    head: words.outcomeHeads[key],
    cell: ({ group }) => (group ? shown(group[key]) : words.tooFew),
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
        group?.reminded ? shown(group.reminded.completed) : words.tooFew,
    },
  ];
}
