import {
  readContentWarnings,
  readDashboard,
  type TextWarning,
} from "#shared/contract/dashboard.ts";
import { warningsShown } from "#shared/rules/field-limits.ts";
import type { Services } from "#server/services.ts";
import { type Route, route } from "#server/http/route.ts";
import { findFigures, findTexts } from "./queries.ts";
import { warningsOf } from "./warnings.ts";

export function dashboardRoutes({ db, cache }: Services): Route[] {
  // The texts may be many, and what is wrong with them changes only when staff save.
  const findWarnings = () =>
    cache.get("content warnings", async () => warningsOf(await findTexts(db)));
  return [
    route(readDashboard, async () => ({
      ...(await findFigures(db)),
      ...countsOf(await findWarnings()),
    })),
    route(readContentWarnings, async () => {
      const all = await findWarnings();
      const isPlaceholder = (one: TextWarning) => one.problem === "placeholder";
      return {
        placeholders: firstOf(all.filter(isPlaceholder)),
        languages: firstOf(all.filter((one) => !isPlaceholder(one))),
      };
    }),
  ];
}

function firstOf<Warning>(all: Warning[]) {
  return { amount: all.length, first: all.slice(0, warningsShown) };
}

function countsOf(all: TextWarning[]) {
  const untranslated = (place: TextWarning["in"]) =>
    all.filter((one) => one.problem === "no_spanish" && one.in === place)
      .length;
  return {
    untranslated: untranslated("settings"),
    untranslatedQuestions: untranslated("questions"),
    untranslatedConcerns: untranslated("concerns"),
    placeholders: all.filter((one) => one.problem === "placeholder").length,
  };
}
