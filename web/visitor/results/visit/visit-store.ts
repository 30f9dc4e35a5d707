import { useCallback, useEffect, useLayoutEffect, useMemo } from "react";
import type { QuestionList } from "#shared/contract/my-questions.ts";
import { useIsFilledIn } from "#web/core/first-page/from-server.ts";
import { readText } from "#web/core/storage/storage.ts";
import { useStored } from "#web/core/storage/stored.ts";
import {
  storedList,
  storeList,
  storeNewer,
  syncSoon,
} from "./sync-questions.ts";
import { savedVisits, type VisitQuestion } from "./visit-questions.ts";

const none: VisitQuestion[] = [];

type Change = (questions: VisitQuestion[]) => VisitQuestion[];

export type Visit = {
  questions: VisitQuestion[];
  /** Changes what is stored, starting from what another tab may have stored a moment ago. */
  change: (change: Change) => void;
};

/**
 * The questions that this phone takes to the visit about one result. Until the page has scripts they
 * are what it brought along: that is stored where it is newer, and what is newer here is told.
 */
export function useVisit(
  result: string,
  brought: QuestionList | undefined,
): Visit {
  const isFilledIn = useIsFilledIn();
  const stored = useStored("visit", savedVisits)?.[result];
  const questions = (isFilledIn ? stored : brought?.questions) ?? none;

  useLayoutEffect(() => {
    if (brought) storeNewer({ own: null, lists: { [result]: brought } });
  }, [brought, result]);
  useEffect(() => {
    const isTold = storedList(result).edits === brought?.edits;
    const isWiped = readText("userResultsId") === undefined;
    if (!isTold || isWiped) syncSoon(result, 0);
  }, [brought, result]);

  const change = useCallback(
    (next: Change) => {
      const before = storedList(result);
      const after = next(before.questions);
      if (after === before.questions) return;
      storeList(result, { edits: before.edits + 1, questions: after });
      syncSoon(result);
    },
    [result],
  );
  return useMemo(() => ({ questions, change }), [questions, change]);
}
