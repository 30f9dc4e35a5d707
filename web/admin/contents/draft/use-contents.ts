import { useState } from "react";
import type { Settings } from "#shared/contract/settings.ts";
import { useFieldReasons } from "#web/admin/desk/field-reasons.ts";
import { isSame, merge } from "#web/admin/form/saving/merge.ts";
import { useRefusals } from "#web/admin/form/saving/use-refusals.ts";
import { call, isRefusedFor } from "#web/core/call.ts";
import { useWords } from "#web/core/language.tsx";
import { contentsWords } from "#web/i18n/contents.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { type Conflict, conflictOf, givingWay } from "./conflict.ts";
import { changesOf, type Draft, hasChanges, problemsOf } from "./contents-draft.ts";
import { useDraftContents } from "./use-draft-contents.ts";
import { useSending } from "./use-sending.ts";

type Events = {
  /** Opens the tab of a section, because one of its fields was refused. */
  reveal: (section: string) => Promise<void>;
  onSaved: () => Promise<void>;
};

/** The site's texts being written, and what comes in the way of saving them. */
export function useContents(settings: Settings, events: Events) {
}
