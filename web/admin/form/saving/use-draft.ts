import { useState } from "react";
import { isSame } from "./merge.ts";

/** What is being written, and whether it still is what it began with. */
export function useDraft<Draft extends object>(start: Draft) {
  const [base, setBase] = useState(start);
  const [draft, setDraft] = useState(start);
  const change =
    <Field extends keyof Draft>(field: Field) =>
    (value: Draft[Field]) =>
      setDraft((before) => ({ ...before, [field]: value }));
  function begin(anew: Draft) {
    setBase(anew);
    setDraft(anew);
  }
  return { draft, change, begin, isDirty: !isSame(base, draft) };
}
