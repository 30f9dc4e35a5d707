import { useState } from "react";
import type { Settings } from "#shared/contract/settings.ts";
import { differences, merge } from "#web/admin/form/saving/merge.ts";
import { type Draft, draftOf } from "./contents-draft.ts";

/** What is being written, and what the server had when that began. */
export function useSiteDraft(settings: Settings) {
  const [base, setBase] = useState(settings);
  const [draft, setDraft] = useState(() => draftOf(settings));

  const change = (key: string) => (text: string) =>
    setDraft((now) => ({ ...now, [key]: text }));

  /** What was typed while it was being saved is still there, and not saved yet. */
  function settle(sent: Draft, saved: Settings) {
    setBase(saved);
    setDraft((now) => merge(sent, now, draftOf(saved)));
  }
  const isDirty = differences(draft, draftOf(base)).length > 0;
  return { base, draft, setDraft, change, settle, isDirty };
}
