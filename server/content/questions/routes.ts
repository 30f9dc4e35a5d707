import * as contract from "#shared/contract/content/questions.ts";
import type { Services } from "#server/services.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { itemRoutes } from "#server/content/editing/item-routes.ts";
import type { WrittenItem } from "#server/content/editing/items.ts";
import { lockOrder } from "#server/content/tables/item-queries.ts";
import { refusePurposeTwice, refuseUnknownConcern } from "./checks.ts";

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

async function guardQuestions(
  trx: Database,
  change: () => Promise<void>,
  content?: WrittenItem,
) {
  await refuseUnknownConcern(trx, content);
  await lockOrder(trx, "questions");
  await change();
  await refusePurposeTwice(trx);
}
