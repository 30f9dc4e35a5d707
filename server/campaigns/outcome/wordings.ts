import type {
  OutcomeTrial,
  WordingGroup,
} from "#shared/contract/campaign-outcome.ts";
import { differenceOf, shareOf } from "#shared/rules/campaigns/interval.ts";
import { areShown } from "#shared/rules/campaigns/small-groups.ts";
import type { Database } from "#server/db/connect.ts";
import { countWordings, type WordingCounts } from "./wording-queries.ts";

/** What each of two wordings brought, and by how much they differ. */
export async function readTrial(
  db: Database,
  campaign: string,
): Promise<OutcomeTrial> {
  const counts = await countWordings(db, campaign);
  const [first, second] = [1, 2].map((wording) =>
    counts.find((each) => each.wording === wording),
  );
  if (!first || !second) return null;
  return trialOf(first, second);
}

export function trialOf(
  first: Omit<WordingCounts, "wording">,
  second: Omit<WordingCounts, "wording">,
): OutcomeTrial {
  const shown = areShown([first.phones, second.phones]);
  if (!shown.every(Boolean)) return null;
  const [one, two] = [groupOf(first), groupOf(second)];
  return {
    first: one,
    second: two,
    completed: differenceOf(one.completed, two.completed),
    optedout: differenceOf(one.optedout, two.optedout),
  };
}

function groupOf(counts: Omit<WordingCounts, "wording">): WordingGroup {
  const { phones } = counts;
  const of = (count: number) => ({ count, ...shareOf(count, phones) });
  return {
    phones,
    delivered: of(counts.delivered),
    opened: of(counts.opened),
    completed: of(counts.completed),
    optedout: of(counts.optedout),
  };
}
