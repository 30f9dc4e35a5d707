import { languageGroups } from "./language-groups.ts";
import type { findListening } from "./queries.ts";

type Counts = Awaited<ReturnType<typeof findListening>>;

/** How often Listen was offered and tapped. One of the two events can be lost, so the larger number is the size of a group. */
export function listeningIn(counts: Counts) {
  return languageGroups(counts, groupOf, ({ offered, listened }) =>
    Math.max(offered, listened),
  );
}

function groupOf(counts: Counts) {
  const countOf = (name: string) =>
    counts.reduce(
      (sum, each) => sum + (each.name === name ? each.count : 0),
      0,
    );
  return { offered: countOf("listen_offered"), listened: countOf("listened") };
}
