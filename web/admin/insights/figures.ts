import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type { readInsights } from "#shared/contract/insights.ts";
import { useWords } from "#web/core/language.tsx";
import { insightsWords } from "#web/i18n/admin/insights.ts";

export type Insights = ReplyOf<typeof readInsights>;

/** Numbers and shares as they are written in the page's language; a share of nothing is left open. */
export function useFigures() {
  const words = useWords(insightsWords);
  return {
    words,
    amount: words.amount,
    /** How many came of a hundred; steps that count again, or longer than others, may come to more. */
    per100: (part: number, whole: number) =>
      whole > 0 ? words.amount(Math.round((part / whole) * 100)) : "–",
    share: (part: number, whole: number) =>
      whole > 0 ? words.share(part / whole) : "–",
  };
}

export const ratioOf = (part: number, whole: number) =>
  whole > 0 ? part / whole : 0;
