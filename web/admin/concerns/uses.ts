import { useCallback, useMemo } from "react";
import type { Question } from "#shared/contract/questions.ts";

/** How many questions count for a concern: switching it off changes what they lead to. */
export function useUses(questions: Question[]) {
  const uses = useMemo(() => {
    const counted = new Map<string, number>();
    for (const { concern } of questions)
      if (concern) counted.set(concern, (counted.get(concern) ?? 0) + 1);
    return counted;
  }, [questions]);
  return useCallback((id: string) => uses.get(id) ?? 0, [uses]);
}
