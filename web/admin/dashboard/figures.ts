import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type { readDashboard } from "#shared/contract/dashboard.ts";
import { useWords } from "#web/core/language.tsx";
import { dashboardWords } from "#web/i18n/admin/dashboard/dashboard.ts";

type Known = ReplyOf<typeof readDashboard>;

/** Null while they cannot be read. */
export type Figures = Known | null;

/** A card's line made of the figures, or what stands there without them. */
export function useLive(figures: Figures) {
  const { noFigures } = useWords(dashboardWords);
  return (say: (known: Known) => string) =>
    figures === null ? noFigures : say(figures);
}
