import {
  type BackupState,
  readContentWarnings,
  readDashboard,
  type TextWarning,
} from "#shared/contract/dashboard.ts";
import { isDue } from "#shared/rules/content/check-by.ts";
import { listLimits } from "#shared/rules/field-limits.ts";
import type { Services } from "#server/services.ts";
import { type Route, route } from "#server/http/route.ts";
import { findFigures } from "./queries.ts";
import { checksOf, warningsOf } from "./warnings.ts";

type FindBackup = () => Promise<BackupState | null>;

export function dashboardRoutes(
  { db, cache }: Services,
  findBackup: FindBackup,
): Route[] {
  // The texts may be many, and what is wrong with them changes only when staff save.
  const findWarnings = async () => {
    const content = await cache.read();
    return content.once("content warnings", async () => ({
      warnings: warningsOf(content),
      checks: checksOf(content),
    }));
  };
  return [
    route(readDashboard, async () => ({
      ...(await findFigures(db)),
      ...countsOf((await findWarnings()).warnings),
      backup: await findBackup(),
    })),
    route(readContentWarnings, async () => {
      const { warnings, checks } = await findWarnings();
      const today = new Date().toISOString().slice(0, 10);
      return {
        placeholders: firstOf(warnings.filter(isPlaceholder)),
        languages: firstOf(warnings.filter((one) => !isPlaceholder(one))),
        due: firstOf(checks.filter(({ checkby }) => isDue(checkby, today))),
      };
    }),
  ];
}

function isPlaceholder({ problem }: TextWarning): boolean {
  return problem === "placeholder";
}

function firstOf<Warning>(all: Warning[]) {
  return { amount: all.length, first: all.slice(0, listLimits.warnings) };
}

function countsOf(all: TextWarning[]) {
  const untranslated = (place: TextWarning["in"]) =>
    all.filter((one) => one.problem === "no_spanish" && one.in === place)
      .length;
  return {
    untranslated: untranslated("settings"),
    untranslatedQuestions: untranslated("questions"),
    untranslatedConcerns: untranslated("concerns"),
    placeholders: all.filter(isPlaceholder).length,
  };
}
