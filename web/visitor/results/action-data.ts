import { useActionData } from "react-router";
import * as v from "valibot";
import { parse } from "#web/core/storage/storage.ts";
import { useCookieVisit } from "#web/core/storage/stored.ts";
import type { ActionData } from "./results.action.ts";

/** The server's reply to a plain form of this page; undefined with scripts. */
export function useResultsActionData(): ActionData | undefined {
  return useActionData<ActionData>();
}

const ids = v.array(v.string());

/** The last concern rated without scripts. */
export function useLatestRating(): string | undefined {
  const answer = useResultsActionData();
  const rated = parse(useCookieVisit("rated"), ids) ?? [];
  if (answer && "concern" in answer && answer.unsent) return answer.concern;
  return rated[rated.length - 1];
}

/** The feedback about a concern sent without scripts. */
export function useRating(concern: string) {
  const answer = useResultsActionData();
  const unsent =
    answer && "concern" in answer && answer.concern === concern
      ? answer.unsent
      : undefined;
  const rated = parse(useCookieVisit("rated"), ids) ?? [];
  return {
    unsent,
    isSent: rated.includes(concern) && !unsent,
  };
}

/** The text message with the link, sent without scripts. */
export function useTexted() {
  const answer = useResultsActionData();
  const refused = answer && "phone" in answer ? answer : undefined;
  return { refused, sentText: useCookieVisit("texted") };
}
