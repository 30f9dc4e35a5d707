import { AsyncLocalStorage } from "node:async_hooks";
import { refusal } from "#server/platform/errors.ts";

/** What a request in a preview shows instead of the live site. */
export type PreviewContext = {
  /** Null for the draft. */
  publication: number | null;
  /** The content, as the content cache returns it. */
  content: unknown;
};

const storage = new AsyncLocalStorage<PreviewContext>();

/** The preview of the request that is being handled. */
export const currentPreview = () => storage.getStore();
export const isPreview = () => currentPreview() !== undefined;

/** Handles the rest of a request in a preview. */
export function runInPreview<T>(context: PreviewContext, work: () => T): T {
  return storage.run(context, work);
}

/** Refuses a call in a preview if it would reach other people. */
export function refuseInPreview() {
  if (isPreview()) throw refusal(403, "not_in_preview");
}
