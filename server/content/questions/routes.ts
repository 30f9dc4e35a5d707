import * as contract from "#shared/contract/content/questions.ts";
import type { Services } from "#server/services.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { lock } from "#server/platform/db/lock-queries.ts";
import { isListed } from "#server/content/tables/item-queries.ts";
import { itemRoutes } from "#server/content/editing/item-routes.ts";
import type { Written } from "#server/content/editing/items.ts";
import { refusal } from "#server/platform/errors.ts";
import { isPurposeTwice } from "./queries.ts";

export function questionRoutes(services: Services) {
  return itemRoutes(services, {
    list: "questions",
    calls: {
      list: contract.listAllQuestions,
      read: contract.readQuestion,
      create: contract.createQuestion,
      save: contract.saveQuestion,
      toggle: contract.toggleQuestion,
      reorder: contract.reorderQuestions,
    },
    guard: guardQuestions,
  });
}

/**
 * Refuses an unknown concern, and a purpose that another active question already has, because
 * it would be unclear which answer counts.
 */
async function guardQuestions(
  trx: Database,
  change: () => Promise<void>,
  content?: Written,
) {
  const concern = content && "concern" in content && content.concern;
  if (concern && !(await isListed(trx, "concerns", concern)))
    throw refusal(400, "unknown_concern", "concern");
  await lock(trx, "order of questions");
  await change();
  if (await isPurposeTwice(trx)) throw refusal(409, "purpose_taken", "purpose");
}
