import type {
  Outcome,
  OutcomeGroup,
  OutcomeTrial,
  WordingGroup,
} from "#shared/contract/outreach/campaigns.ts";
import {
  shareWithInterval,
  differenceOf,
} from "#shared/rules/reports/confidence-interval.ts";
import { areShown, smallestGroup } from "#shared/rules/reports/small-groups.ts";
import { languages } from "#shared/rules/language.ts";
import type { Database } from "#server/platform/db/connect.ts";
import {
  type Counts,
  countOutcome,
  countWordings,
  type WordingCounts,
} from "./queries.ts";

type Sums = Omit<Counts, "language" | "wave">;

const fields = [
  "texted",
  "delivered",
  "opened",
  "completed",
  "optedout",
  "reminded",
  "remindedcompleted",
] as const satisfies (keyof Sums)[];

/** The outcome of a campaign: in total, and by language and wave if there are several. */
export async function readOutcome(
  db: Database,
  { _id, second_en }: { _id: string; second_en: string },
): Promise<Outcome> {
  const [counts, wordings] = await Promise.all([
    countOutcome(db, _id),
    second_en === "" ? undefined : readTrial(db, _id),
  ]);
  const ofLanguage = (language: string) =>
    sumOf(counts.filter((each) => each.language === language));
  const waves = [...new Set(counts.map(({ wave }) => wave))];
  const ofWave = (wave: number) =>
    sumOf(counts.filter((each) => each.wave === wave));
  const [all = null] = divided([sumOf(counts)]);
  const byLanguage = divided(languages.map(ofLanguage));
  const byWave = divided(waves.map(ofWave));
  return {
    all,
    languages: languages.map((language, at) => ({
      language,
      group: byLanguage[at] ?? null,
    })),
    waves: waves.map((wave, at) => ({ wave, group: byWave[at] ?? null })),
    wordings,
  };
}

function sumOf(counts: Counts[]): Sums {
  const sums = fields.map((field) => [
    field,
    counts.reduce((total, each) => total + each[field], 0),
  ]);
  return Object.fromEntries(sums) as Sums;
}

/** The groups of one breakdown, without those that are too small. */
function divided(groups: Sums[]): (OutcomeGroup | null)[] {
  const shown = areShown(groups.map(({ texted }) => texted));
  const reminded = areShown(groups.map((group) => group.reminded));
  return groups.map((group, at) =>
    shown[at] ? groupOf(group, reminded[at] === true) : null,
  );
}

function groupOf(sums: Sums, areRemindedShown: boolean): OutcomeGroup {
  const { texted, reminded, remindedcompleted } = sums;
  const areShown = areRemindedShown && reminded >= smallestGroup;
  const completed = countOf(remindedcompleted, reminded);
  return {
    texted,
    ...countsOf(sums, texted),
    reminded: areShown ? { count: reminded, completed } : null,
  };
}

const countOf = (count: number, all: number) => ({
  count,
  ...shareWithInterval(count, all),
});

type Steps = Record<"delivered" | "opened" | "completed" | "optedout", number>;

function countsOf(counts: Steps, all: number) {
  return {
    delivered: countOf(counts.delivered, all),
    opened: countOf(counts.opened, all),
    completed: countOf(counts.completed, all),
    optedout: countOf(counts.optedout, all),
  };
}

/** The outcome of each variant, and the difference between them. */
async function readTrial(
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

type Counted = Omit<WordingCounts, "wording">;

export function trialOf(first: Counted, second: Counted): OutcomeTrial {
  const shown = areShown([first.phones, second.phones]);
  if (!shown.every(Boolean)) return null;
  const [one, two] = [wordingGroupOf(first), wordingGroupOf(second)];
  return {
    first: one,
    second: two,
    completed: differenceOf(one.completed, two.completed),
    optedout: differenceOf(one.optedout, two.optedout),
  };
}

function wordingGroupOf(counts: Counted): WordingGroup {
  return { phones: counts.phones, ...countsOf(counts, counts.phones) };
}
