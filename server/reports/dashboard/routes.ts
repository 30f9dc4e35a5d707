import {
  type BackupState,
  readDashboard,
  type TextWarning,
} from "#shared/contract/reports/dashboard.ts";
import type { EditedSettings } from "#shared/contract/content/settings.ts";
import { stepsDone } from "#shared/rules/content/set-up.ts";
import { mayCall } from "#shared/contract/who-may.ts";
import type { Services } from "#server/services.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import { findLastReplies, findRunningCampaigns } from "./need-queries.ts";
import { familyNeedsOf, readWarnings, textNeedsOf } from "./needs.ts";
import { findFigures, findTrends } from "./queries.ts";
import { isPlaceholderWarning } from "./warnings.ts";

type FindBackup = () => Promise<BackupState | null>;

export function dashboardRoutes(
  services: Services,
  findBackup: FindBackup,
): Route[] {
  const { db, cache, gateways } = services;
  return [
    route(readDashboard, async ({ caller: { user } }) => {
      const unlessHidden = async <Value>(line: string, value: () => Value) =>
        mayCall(line, user.roles) ? await value() : null;
      const content = await cache.read();
      const contentWarnings = await readWarnings(content);
      const [figures, trends, backup, families, running, replies] =
        await Promise.all([
          findFigures(db),
          trendsOf(services),
          findBackup(),
          unlessHidden("GET /api/contacts", () => familyNeedsOf(db, user._id)),
          unlessHidden("GET /api/campaigns", () => findRunningCampaigns(db)),
          unlessHidden("GET /api/messages", () => findLastReplies(db)),
        ]);
      return {
        ...figures,
        ...countsOf(contentWarnings.warnings),
        backup,
        isTest: gateways.sms === undefined,
        trends,
        families,
        running,
        replies,
        texts: await unlessHidden("PUT /api/settings", () =>
          textNeedsOf(db, contentWarnings),
        ),
        setup: await unlessHidden("PUT /api/settings", () =>
          setUpOf(content.settings, figures.contacts > 0),
        ),
      };
    }),
  ];
}

function setUpOf(settings: EditedSettings, hasFamilies: boolean) {
  const steps = Object.values(stepsDone(settings, hasFamilies));
  return { done: steps.filter(Boolean).length, total: steps.length };
}

async function trendsOf({ db, config }: Pick<Services, "db" | "config">) {
  const { opened, ...trends } = await findTrends(db);
  const isCounted = config.isPublic || opened.some((count) => count > 0);
  return { ...trends, opened: isCounted ? opened : null };
}

function countsOf(all: TextWarning[]) {
  const untranslated = (place: TextWarning["in"]) =>
    all.filter((one) => one.problem === "no_spanish" && one.in === place)
      .length;
  return {
    untranslated: untranslated("settings"),
    untranslatedQuestions: untranslated("questions"),
    untranslatedConcerns: untranslated("concerns"),
    placeholders: all.filter(isPlaceholderWarning).length,
  };
}
