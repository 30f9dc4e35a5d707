import { endpoints } from "#shared/contract/index.ts";
import { refuse } from "#server/errors.ts";
import { type Route, route } from "#server/route.ts";

/** Calls that the contract promises and no module answers yet. */
export function notBuiltYet(built: Route[]): Route[] {
  const isBuilt = new Set(built.map(({ endpoint }) => endpoint));
  return endpoints
    .filter((endpoint) => !isBuilt.has(endpoint))
    .map((endpoint) =>
      route(endpoint, async () => {
        throw refuse(501, "not_built_yet", "This is not built yet.");
      }),
    );
}
