import type { Language } from "#shared/rules/language.ts";

/** Never move this file, because installed service workers look for updates here. */
export const workerAddress = "/worker.js";

/** The message that each screen sends to the service worker. Without a path, the screen is not cached. */
export type Opened = {
  path?: string;
  language: Language;
  isFirst: boolean;
};

/** Name prefix of the caches with private content of the family on this phone. */
export const visitCaches = "visit ";
