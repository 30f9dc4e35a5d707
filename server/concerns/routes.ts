import * as contract from "#shared/contract/concerns.ts";
import type { Services } from "#server/services.ts";
import { changeContentWith } from "#server/editing/change.ts";
import type { Database } from "#server/db/connect.ts";
import { notFound } from "#server/errors.ts";
import { newId } from "#server/ids.ts";
import { reorder, toggleActive } from "#server/editing/order.ts";
import { type Route, route } from "#server/http/route.ts";
import { findAllConcerns, findConcern } from "./queries.ts";
import { createConcern, saveConcern } from "./save.ts";

async function findKnownConcern(db: Database, id: string) {
  const concern = await findConcern(db, id);
  if (!concern) throw notFound();
  return concern;
}

export function concernRoutes(services: Services): Route[] {
  const { db } = services;
  const change = changeContentWith(services);
  return [
    route(contract.listAllConcerns, () => findAllConcerns(db)),

    route(contract.readConcernToEdit, ({ params }) =>
      findKnownConcern(db, params.id),
    ),

    route(
      contract.createConcern,
      (call) => {
        const subject = newId();
        return change(call, { event: "concern_added", subject }, (trx) =>
          createConcern(trx, subject, call.body),
        );
      },
      { isLong: true },
    ),

    route(
      contract.saveConcern,
      (call) => {
        const subject = call.params.id;
        return change(call, { event: "concern_saved", subject }, (trx) =>
          saveConcern(trx, subject, call.body),
        );
      },
      { isLong: true },
    ),

    route(contract.toggleConcern, (call) => {
      const subject = call.params.id;
      return change(
        call,
        { event: "concern_switched", subject },
        async (trx) => {
          await toggleActive(trx, "concerns", subject, call.body?.active);
          return findKnownConcern(trx, subject);
        },
      );
    }),

    route(contract.reorderConcerns, (call) =>
      change(call, { event: "concerns_reordered" }, async (trx) => {
        await reorder(trx, "concerns", call.body);
        return findAllConcerns(trx);
      }),
    ),
  ];
}
