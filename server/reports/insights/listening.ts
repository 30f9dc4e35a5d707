import { languageGroups } from "./language-groups.ts";
import type { findListening } from "./queries.ts";

type Counts = Awaited<ReturnType<typeof findListening>>;

/** How often Listen was offered and used. */
export function listeningIn(counts: Counts) {
  return languageGroups(counts, groupOf, ({ offered }) => offered);
}

function groupOf(counts: Counts) {
  const countOf = (name: string) =>
    counts.reduce(
      (sum, each) => sum + (each.name === name ? each.count : 0),
      0,
    );
  return { offered: countOf("listen_offered"), used: countOf("listened") };
}
