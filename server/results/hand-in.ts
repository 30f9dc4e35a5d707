import type { Once } from "#server/idempotency/answer-once.ts";
import type { Services } from "#server/services.ts";
import { loadAsked } from "./asked.ts";
import type { ResultContent } from "./queries.ts";
import { type Posted, saveResult } from "./save.ts";
import { saveAtOnce } from "./save-at-once.ts";
import { scoreAnswers } from "./score.ts";

/** Final results that were written here, by their own ids and by those of their drafts. */
export type Finals = ReturnType<typeof createFinals>;

export const createFinals = (cache: Services["cache"]) =>
  cache.recentRows<ResultContent>();

/** Saves what was handed in, in one statement where it can be. */
export async function handIn(
  services: Services & { finals: Finals },
  posted: Posted,
  once: Once,
): Promise<string> {
  const { db, finals } = services;
  const scored = scoreAnswers(posted.answers, await loadAsked(services));
  const cacheRow = finals.startWrite();
  const atOnce = await saveAtOnce(db, posted, scored);
  const id = await once((trx) => saveResult(trx, posted, scored), {
    atOnce,
    about: (saved) => saved,
  });
  if (atOnce?.final && id === atOnce.done) {
    cacheRow(id, atOnce.final.row);
    cacheRow(atOnce.final.draft, atOnce.final.row);
  }
  return id;
}
