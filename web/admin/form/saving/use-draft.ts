import { useState } from "react";
import { differences, merge } from "./merge.ts";

/** What every part of a form gets: the draft, how to change it and what is wrong with it. */
export type DraftFields<Draft> = {
  draft: Draft;
  change: <Field extends keyof Draft>(
    field: Field,
  ) => (value: Draft[Field]) => void;
  errors: Record<string, string>;
};

/** What is being written, and what was saved when that began: nothing for something new. */
export function useDraft<Saved, Draft extends object>(
  start: Saved,
  draftOf: (saved: Saved) => Draft,
) {
  const [begun, setBegun] = useState(() => ({
    base: start,
    draft: draftOf(start),
  }));
  const [draft, setDraft] = useState(begun.draft);
  const change =
    <Field extends keyof Draft>(field: Field) =>
    (value: Draft[Field]) =>
      setDraft((before) => ({ ...before, [field]: value }));
  /** Begins anew with what is saved now; what was typed while it was being saved is still there. */
  function begin(saved: Saved) {
    const anew = draftOf(saved);
    setBegun({ base: saved, draft: anew });
    setDraft((now) => merge(draft, now, anew));
  }
  const isDirty = differences(draft, begun.draft).length > 0;
  return { base: begun.base, draft, change, begin, isDirty };
}
