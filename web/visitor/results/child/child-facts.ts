import type { Settings } from "#shared/contract/settings.ts";
import { type Child, notesFor } from "#shared/rules/visit/child-notes.ts";
import { useTexts } from "#web/core/frame/site.ts";
import { useWords } from "#web/core/language.tsx";
import {
  scheduleIn,
  type ScheduleTexts,
} from "#web/visitor/concerns/schedule.tsx";
import { childWords } from "#web/i18n/visitor/results/child.ts";

/** What only the results say, as staff wrote it. */
export type ResultsTexts = Settings["results"] & ScheduleTexts;

export function resultsTextsIn(settings: Settings): ResultsTexts {
  return { ...settings.results, ...scheduleIn(settings) };
}

/** What the parent said about the child, in words: a label and a fact each. */
export function useChildFacts({ age, doses }: Child): [string, string][] {
  const words = useWords(childWords);
  const facts: [string, string | null][] = [
    [words.age, age && words.ages[age]],
    [words.doses, doses && words.dosesSoFar[doses]],
  ];
  return facts.flatMap(([label, fact]) => (fact ? [[label, fact]] : []));
}

/** The staff's notes for such a child; those that are empty are left out. */
export function useChildNotes(child: Child, texts: ResultsTexts): string[] {
  const say = useTexts(texts);
  return notesFor(child)
    .map((note) => say(note))
    .filter((text) => text !== "");
}
