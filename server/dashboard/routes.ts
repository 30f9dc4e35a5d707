import { readDashboard } from "#shared/contract/dashboard.ts";
import { untranslatedFields } from "#shared/rules/untranslated.ts";
import type { Services } from "#server/services.ts";
import { type Route, route } from "#server/http/route.ts";
import { findFields, findFigures } from "./queries.ts";

export function dashboardRoutes({ db }: Services): Route[] {
  return [
    route(readDashboard, async () => {
      const { settings, questions, concerns } = await findFields(db);
      return {
        ...(await findFigures(db)),
        untranslated: countUntranslated(settings),
        untranslatedQuestions: countUntranslated(questions),
        untranslatedConcerns: countUntranslated(concerns),
      };
    }),
  ];
}

function countUntranslated(items: Record<string, unknown>[]): number {
  return items.flatMap(untranslatedFields).length;
}
