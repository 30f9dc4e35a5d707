import { listConcerns, readConcern } from "#shared/contract/concerns.ts";
import type { Services } from "#server/app.ts";
import { notFound } from "#server/errors.ts";
import { type Route, route } from "#server/route.ts";
import { findActiveConcern, findActiveConcerns } from "./queries.ts";

export function concernRoutes({ db }: Services): Route[] {
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
  ];
}
