import {
  createConcern,
  listAllConcerns,
  listConcerns,
  readConcern,
  readConcernToEdit,
  reorderConcerns,
  saveConcern,
  toggleConcern,
} from "#shared/contract/concerns.ts";
import type { Services } from "#server/services.ts";
import { changeContentWith } from "#server/editing/change.ts";
import type { Database } from "#server/db/connect.ts";
import { notFound } from "#server/errors.ts";
import { newId } from "#server/ids.ts";
import { changeOrder, switchActive } from "#server/editing/order.ts";
import { type Route, route } from "#server/http/route.ts";
import {
  findActiveConcern,
  findActiveConcerns,
  findAllConcerns,
  findConcern,
} from "./queries.ts";
import { addConcern, changeConcern } from "./save.ts";

async function findKnownConcern(db: Database, id: string) {
  const concern = await findConcern(db, id);
  if (!concern) throw notFound();
  return concern;
}

export function concernRoutes(services: Services): Route[] {
  const { db } = services;
  const change = changeContentWith(services);
  return [
    route(listConcerns, () => findActiveConcerns(db), { cached: true }),

    route(
      readConcern,
      async ({ params }) => {
        const concern = await findActiveConcern(db, params.id);
        if (!concern) throw notFound();
        return concern;
      },
      { cached: true },
    ),

    route(listAllConcerns, () => findAllConcerns(db)),

    route(readConcernToEdit, ({ params }) => findKnownConcern(db, params.id)),

    route(
      createConcern,
      (call) => {
        const subject = newId();
        return change(call, { event: "concern_added", subject }, (trx) =>
          addConcern(trx, subject, call.body),
        );
      },
      { isLong: true },
    ),

    route(
      saveConcern,
      (call) => {
        const subject = call.params.id;
        return change(call, { event: "concern_saved", subject }, (trx) =>
          changeConcern(trx, subject, call.body),
        );
      },
      { isLong: true },
    ),

    route(toggleConcern, (call) => {
      const subject = call.params.id;
      return change(
        call,
        { event: "concern_switched", subject },
        async (trx) => {
          await switchActive(trx, "concerns", subject, call.body?.active);
          return findKnownConcern(trx, subject);
        },
      );
    }),

    route(reorderConcerns, (call) =>
      change(call, { event: "concerns_reordered" }, async (trx) => {
        await changeOrder(trx, "concerns", call.body);
        return findAllConcerns(trx);
      }),
    ),
  ];
}
