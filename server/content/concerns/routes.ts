import * as contract from "#shared/contract/content/concerns.ts";
import type { Services } from "#server/services.ts";
import { itemRoutes } from "#server/content/editing/item-routes.ts";

export function concernRoutes(services: Services) {
  return itemRoutes(services, {
    list: "concerns",
    calls: {
      list: contract.listAllConcerns,
      read: contract.readConcernToEdit,
      create: contract.createConcern,
      save: contract.saveConcern,
      toggle: contract.toggleConcern,
      reorder: contract.reorderConcerns,
    },
  });
}
