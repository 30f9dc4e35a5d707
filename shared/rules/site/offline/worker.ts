import type { Language } from "#shared/rules/language.ts";

/** The file of the service worker; browsers that have it ask for it here, so it never moves. */
export const workerAddress = "/worker.js";

/** What a page tells the worker at each of its screens; without a path nothing of it is to be kept. */
export type Opened = {
  path?: string;
  language: Language;
  /** The first screen since the page was loaded. */
  isFirst: boolean;
};

/** So begin the names of the caches that hold what only the family on this phone may see. */
export const visitCaches = "visit ";
