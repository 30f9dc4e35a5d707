import { useActionData } from "react-router";
import * as v from "valibot";
import { useCookieVisit } from "#web/core/storage/stored.ts";
import { parse } from "#web/core/storage/storage.ts";
import type { Answered } from "./take-results.ts";

/** What the server answered to a form of this page; undefined where scripts did the work. */
export function useAnswered(): Answered | undefined {
  return useActionData<Answered>();
}

const ids = v.array(v.string());

/** The topics that were rated without scripts, the latest last. */
function useRated(): string[] {
  return parse(useCookieVisit("rated"), ids) ?? [];
}

/** What became of the feedback about a concern: sent, or not and why. */
export function useFeedbackSent(concern: string) {
  const answered = useAnswered();
  const isAbout =
    answered && "concern" in answered && answered.concern === concern;
  const rated = useRated();
  return {
    unsent: isAbout ? answered.unsent : undefined,
    wasSent: rated.includes(concern),
    /** Whether this is what the visitor has just done. */
    isLatest: isAbout ?? rated[rated.length - 1] === concern,
  };
}

/** What became of texting the results without scripts. */
export function useTexted() {
  const answered = useAnswered();
  const refused = answered && "phone" in answered ? answered : undefined;
  return { refused, said: useCookieVisit("texted") };
}
