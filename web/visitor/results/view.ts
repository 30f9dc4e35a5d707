import { useMemo } from "react";
import { useLocation } from "react-router";
import type { SavedQuestions } from "#shared/contract/quiz/visit-questions.ts";
import type { Result } from "#shared/contract/quiz/results.ts";
import type { Settings } from "#shared/contract/content/settings.ts";
import { withChildName } from "#shared/rules/content/child-name.ts";
import { type Place, placeOf } from "#shared/rules/quiz/places.ts";
import { isKiosk } from "#web/core/is-kiosk.ts";
import {
  scheduleIn,
  type ScheduleTexts,
} from "#web/visitor/concerns/schedule.tsx";
import { firstName } from "#web/visitor/first-name.ts";
import { useNames } from "#web/visitor/quiz/store.ts";
import type { TopicTexts } from "./topic-texts.ts";

/** The staff's texts that appear only on the results. */
export type ResultsTexts = Settings["results"] &
  Settings["visit"] &
  ScheduleTexts;

export function resultsTextsIn(settings: Settings): ResultsTexts {
  const { results, visit } = settings;
  return { ...results, ...visit, ...scheduleIn(settings) };
}

export type LoadedResult = {
  result: Result;
  isCalm: boolean;
  /** Undefined in the server's page, which shows only what a shared page shows. */
  texts: ResultsTexts | undefined;
  topicTexts: TopicTexts;
  /** The questions for the visit that the server read for this page. */
  savedQuestions?: SavedQuestions | undefined;
};

/**
 * - `server`: the server's page, the same for everyone. The style sheet hides parts for `#share` addresses and
 *   for browsers without scripts.
 * - `shared`: opened with `#share`: three topics, no forms, no names.
 * - `family`: everything.
 */
export type ResultsView =
  | { kind: "server"; isOnShareAddress: boolean }
  | { kind: "shared"; texts: ResultsTexts }
  | { kind: "family"; texts: ResultsTexts; childName: string };

/** The id of the question that is asked again, to which its form returns without scripts. */
export const askAgainId = "ask-again";

/** Which of the three addresses of the results this is. */
export function useResultsPlace(): Place {
  return placeOf(useLocation().pathname) ?? "/results/{id}";
}

export function useResultsView({ texts, result }: LoadedResult): ResultsView {
  const { hash } = useLocation();
  const isOnShareAddress = useResultsPlace() !== "/results/{id}";
  const { childName = "" } = useNames(result._id);
  const name = hash === "#share" ? "" : firstName(childName);
  const named = useMemo(
    () => texts && withChildName(texts, name),
    [texts, name],
  );
  if (!named) return { kind: "server", isOnShareAddress };
  return hash === "#share"
    ? { kind: "shared", texts: named }
    : { kind: "family", texts: named, childName: name };
}

/** Whether questions for the visit can be chosen and written. */
export function canChooseQuestions(view: ResultsView): boolean {
  if (view.kind === "server") return !view.isOnShareAddress;
  return view.kind === "family";
}

/** The view for the printed sheet. Without names on a clinic tablet, where a saved PDF would stay. */
export function printedViewOf(
  view: ResultsView,
  texts: ResultsTexts | undefined,
): ResultsView {
  if (view.kind !== "family" || !texts || !isKiosk()) return view;
  return { kind: "family", texts: withChildName(texts), childName: "" };
}
