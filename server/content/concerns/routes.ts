import * as contract from "#shared/contract/content/concerns.ts";
import type { Services } from "#server/services.ts";
import { itemRoutes } from "#server/content/editing/item-routes.ts";
import { findItem } from "#server/content/tables/item-queries.ts";
import { refuseSignature } from "./refuse-signature.ts";

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
    async guard(trx, change, content, id) {
      const before = id ? await findItem(trx, "concerns", id) : undefined;
      refuseSignature({ ...before, ...content }, before);
      await change();
    },
  });
}
