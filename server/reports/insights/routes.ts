import { readInsights } from "#shared/contract/reports/insights.ts";
import type { Services } from "#server/services.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import { summarize } from "./summarize.ts";

export function insightRoutes(services: Services): Route[] {
  return [
    route(readInsights, ({ query: { weeks = "13", language, demo } }) =>
      summarize(services, {
        weeks: weeks === "all" ? undefined : Number(weeks),
        language,
        isDemo: demo === "yes",
      }),
    ),
  ];
}
