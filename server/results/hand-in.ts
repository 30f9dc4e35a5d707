import type { Once } from "#server/idempotency/answer-once.ts";
import type { Services } from "#server/services.ts";
import { loadAsked } from "./asked.ts";
import type { WrittenResult } from "./queries.ts";
import { type Posted, saveResult } from "./save.ts";
import { saveAtOnce } from "./save-at-once.ts";
import { scoreAnswers } from "./score.ts";

/** Results that were written here, by their ids; under that of a draft stands the final result as soon as it took its place. */
export type WrittenResults = ReturnType<typeof createWrittenResults>;

export const createWrittenResults = (cache: Services["cache"]) =>
  cache.recentRows<WrittenResult>();

/** Saves what was handed in, in one statement where it can be. */
export async function handIn(
  services: Services & { written: WrittenResults },
  posted: Posted,
  once: Once,
): Promise<string> {
  const { db, written } = services;
  const scored = scoreAnswers(posted.answers, await loadAsked(services));
  const cacheRow = written.startWrite();
  const atOnce = await saveAtOnce(db, posted, scored, written.find);
  const id = await once((trx) => saveResult(trx, posted, scored), {
    atOnce,
    about: (saved) => saved,
  });
  if (atOnce && id === atOnce.done) {
    cacheRow(id, atOnce.row);
    if (atOnce.draft !== undefined) cacheRow(atOnce.draft, atOnce.row);
  }
  return id;
}
