import type { Campaign } from "#shared/contract/outreach/campaigns.ts";
import { endings } from "#shared/rules/outreach/campaigns/decide.ts";
import { useWords } from "#web/core/language.tsx";
import { campaignsWords } from "#web/i18n/admin/outreach/campaigns/campaigns.words.ts";
import { type Column, Table } from "#web/ui/table/table.tsx";
import styles from "./campaigns.module.css";

/** Progress of a campaign: contacts, delivery of its texts, and why texts ended. */
export function CampaignProgress({ campaign }: { campaign: Campaign }) {
  const words = useWords(campaignsWords);
  const columns = useColumns();
  const rows = deliveryFigures(campaign.texts);
  const keys = ["contacts", "texted", "waiting", "completed"] as const;
  const ended = endings.filter((reason) => campaign.endings[reason]);
  return (
    <>
      <section className={styles.part} aria-label={words.progressTitle}>
        <h2>{words.progressTitle}</h2>
        <dl className={styles.figures}>
          {keys.map((key) => (
            <div key={key} className={styles.figure}>
              <dt>{words[key]}</dt>
              <dd>{words.number(campaign[key])}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles.part} aria-label={words.sentTitle}>
        <h2>{words.sentTitle}</h2>
        {rows.length === 0 ? (
          <p>{words.nothingSent}</p>
        ) : (
          <Table
            caption={words.sentTitle}
            rows={rows}
            keyOf={({ isReminder }) => String(isReminder)}
            columns={columns}
          />
        )}
      </section>
      {ended.length > 0 && (
        <section className={styles.part} aria-label={words.endingsTitle}>
          <h2>{words.endingsTitle}</h2>
          <dl className={styles.figures}>
            {ended.map((reason) => (
              <div key={reason} className={styles.figure}>
                <dt>{words.endings[reason]}</dt>
                <dd>{words.number(campaign.endings[reason] ?? 0)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}

function useColumns(): Column<SentRow>[] {
  const words = useWords(campaignsWords);
  const figures = (
    ["onTheWay", "sent", "delivered", "failed", "kept"] as const
  ).map((key): Column<SentRow> => ({
    key,
    head: words[key],
    align: "end",
    cell: (row) => words.number(row[key]),
  }));
  return [
    {
      key: "what",
      head: words.sentWhat,
      isName: true,
      cell: ({ isReminder }) =>
        isReminder ? words.forecastReminders : words.forecastFirst,
    },
    ...figures,
  ];
}

export type SentRow = {
  isReminder: boolean;
  onTheWay: number;
  /** Texts that the provider accepted, whether delivered or not. */
  sent: number;
  delivered: number;
  failed: number;
  kept: number;
};

/** Delivery figures of first texts and of reminders; a row without any texts is left out. */
export function deliveryFigures(texts: Campaign["texts"]): SentRow[] {
  return [false, true]
    .map((isReminder) => {
      const group = texts.filter((text) => text.isReminder === isReminder);
      const sum = (...states: string[]) =>
        group
          .filter(({ state }) => states.includes(state))
          .reduce((total, { count }) => total + count, 0);
      return {
        isReminder,
        onTheWay: sum("queued", "sending", "unknown"),
        sent: sum("sent", "delivered"),
        delivered: sum("delivered"),
        failed: sum("failed"),
        kept: sum("kept"),
      };
    })
    .filter(({ isReminder: _kind, ...counts }) =>
      Object.values(counts).some((count) => count > 0),
    );
}
