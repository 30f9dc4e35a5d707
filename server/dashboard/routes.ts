import { readDashboard } from "#shared/contract/dashboard.ts";
import type { Services } from "#server/services.ts";
import { type Route, route } from "#server/http/route.ts";
import { findFigures } from "./queries.ts";

export function dashboardRoutes({ db }: Services): Route[] {
  return [route(readDashboard, () => findFigures(db))];
}
