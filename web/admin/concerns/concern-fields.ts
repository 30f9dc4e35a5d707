import type { ConcernDraft } from "./concern-draft.ts";

/** What every part of the form gets: the draft, how to change it and what is wrong with it. */
export type ConcernFields = {
  draft: ConcernDraft;
  change: <Field extends keyof ConcernDraft>(
    field: Field,
  ) => (value: ConcernDraft[Field]) => void;
  errors: Record<string, string>;
};
