import type { Campaign } from "#shared/contract/campaigns.ts";

export type SentRow = {
  isReminder: boolean;
  onTheWay: number;
  /** Taken on by the provider, delivered or not. */
  sent: number;
  delivered: number;
  failed: number;
  kept: number;
};

/** First texts and reminders, with what became of them; without any there is no row. */
export function rowsOf(texts: Campaign["texts"]): SentRow[] {
  return [false, true]
    .map((isReminder) => {
      const own = texts.filter((text) => text.isReminder === isReminder);
      const sum = (...states: string[]) =>
        own
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
