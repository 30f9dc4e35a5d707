import { useCallback, useMemo } from "react";
import { read, write } from "#web/core/storage/storage.ts";
import { useStored } from "#web/core/storage/stored.ts";
import { savedVisits, type VisitQuestion } from "./visit-questions.ts";

const none: VisitQuestion[] = [];

type Change = (questions: VisitQuestion[]) => VisitQuestion[];

export type Visit = {
  questions: VisitQuestion[];
  /** Changes what is stored, starting from what another tab may have stored a moment ago. */
  change: (change: Change) => void;
};

/** The questions that this phone takes to the visit about one result. */
export function useVisit(result: string): Visit {
  const questions = useStored("visit", savedVisits)?.[result] ?? none;
  const change = useCallback(
    (next: Change) => {
      const visits = read("visit", savedVisits) ?? {};
      write("visit", { ...visits, [result]: next(visits[result] ?? none) });
    },
    [result],
  );
  return useMemo(() => ({ questions, change }), [questions, change]);
}
