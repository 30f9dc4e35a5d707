import { useDeferredValue, useMemo } from "react";
import type { Feedback } from "#shared/contract/quiz/feedbacks.ts";
import {
  toUrlParts,
  readDay,
  readOneOf,
  readPage,
  readQuery,
  useAddress,
} from "#web/admin/list/address.ts";
import type { Days } from "#web/admin/list/filters.tsx";
import { paginate } from "#web/admin/list/pager.tsx";
import { matcher, searchable } from "#web/admin/list/search.ts";
import { dayOf, isWithin } from "#web/core/dates.ts";

export type FeedbackView = {
  query: string;
  type: Feedback["type"] | "any";
  page: number;
} & Days;

/** Reads the view from the URL, ignoring unknown values. */
export function readFeedbackView(address: URLSearchParams): FeedbackView {
  return {
    query: readQuery(address),
    type: readOneOf(address, "type", ["website", "concern"]) ?? "any",
    from: readDay(address, "from"),
    to: readDay(address, "to"),
    page: readPage(address),
  };
}

export type ListedFeedback = {
  feedback: Feedback;
  /** The name of the concern; null for feedback about the site. */
  about: string | null;
  day: string;
  searched: string;
};

/** Prepares feedback for searching and filtering. */
export function entriesOf(
  feedbacks: Feedback[],
  nameOf: (concern: string) => string,
): ListedFeedback[] {
  return feedbacks.map((feedback) => {
    const { concern, addorimprove, additionalinformation, date } = feedback;
    const about = concern === null ? null : nameOf(concern);
    const searched = searchable([about, addorimprove, additionalinformation]);
    return { feedback, about, day: dayOf(date), searched };
  });
}

/** The entries that match the view. */
export function filtered(
  entries: ListedFeedback[],
  view: Omit<FeedbackView, "page">,
): ListedFeedback[] {
  const { query, type, from, to } = view;
  const isMatch = matcher(query);
  return entries.filter(
    ({ feedback, day, searched }) =>
      (type === "any" || feedback.type === type) &&
      isWithin(day, from, to) &&
      isMatch(searched),
  );
}

/** The mean of the scores; undefined without any. */
export function averageScore(entries: ListedFeedback[]): number | undefined {
  const scores = entries.flatMap(({ feedback }) => feedback.score ?? []);
  if (scores.length === 0) return undefined;
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

const pageSize = 20;

/** The view of the feedback list and the entries that match it. */
export function useFeedbackView(
  feedbacks: Feedback[],
  nameOf: (concern: string) => string,
) {
  const { view, changeView: changeParts, clear } = useAddress(readFeedbackView);
  const { query, type, from, to, page } = useDeferredValue(view);
  const entries = useMemo(
    () => entriesOf(feedbacks, nameOf),
    [feedbacks, nameOf],
  );
  const matches = useMemo(
    () => filtered(entries, { query, type, from, to }),
    [entries, query, type, from, to],
  );
  return {
    view,
    page: paginate(matches, page, pageSize),
    average: useMemo(() => averageScore(matches), [matches]),
    /** Changes the view and returns to its first page. */
    changeView: (parts: Partial<FeedbackView>) =>
      changeParts(toUrlParts({ page: 1, ...parts })),
    showAll: clear,
  };
}

export type FeedbackListState = ReturnType<typeof useFeedbackView>;
