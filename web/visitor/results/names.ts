import { useStoredText } from "#web/core/storage/stored.ts";
import { useVisitor, type Visitor } from "#web/visitor/quiz/visitor.ts";

/** The names on this phone, unless it is known that these are somebody else's results. */
export function useNames(result: string): Visitor {
  const own = useStoredText("userResultsId");
  const visitor = useVisitor();
  return own === undefined || own === result ? (visitor ?? {}) : {};
}
