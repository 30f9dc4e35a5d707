import { readDashboard } from "#shared/contract/dashboard.ts";
import { untranslatedFields } from "#shared/rules/untranslated.ts";
import type { Services } from "#server/services.ts";
import { type Route, route } from "#server/http/route.ts";
import { findFields, findFigures } from "./queries.ts";

export function dashboardRoutes({ db, cache }: Services): Route[] {
  // The texts may be many, and what is missing in them changes only when staff save.
  const untranslated = () =>
    cache.get("untranslated", async () => {
      const { settings, questions, concerns } = await findFields(db);
      return {
        untranslated: countUntranslated(settings),
        untranslatedQuestions: countUntranslated(questions),
        untranslatedConcerns: countUntranslated(concerns),
      };
    });
  return [
    route(readDashboard, async () => ({
      ...(await findFigures(db)),
      ...(await untranslated()),
    })),
  ];
}

function countUntranslated(items: Record<string, unknown>[]): number {
  return items.flatMap(untranslatedFields).length;
}
