import { screen, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Contract } from "#shared/contract/index.ts";
import { LanguageProvider } from "#web/core/language.tsx";
import { dashboardWords } from "#web/i18n/admin/reports/dashboard/dashboard.words.ts";
import { todayWords } from "#web/i18n/admin/reports/dashboard/today.words.ts";
import { asStaff } from "#web/testing/as-staff.tsx";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import type { Figures } from "./cards.tsx";
import DashboardScreen, {
  BackupLine,
  clientLoader,
} from "./dashboard-screen.tsx";

const newest = "2026-11-20T18:00:00.000Z";

test.each([
  ["en", "none", null, false, /No backup yet/],
  ["en", "fine", newest, false, /Last backup: Nov \d+, 2026/],
  ["en", "late", newest, true, /The next one is late/],
  ["en", "failing", newest, true, /The backup failed\. The last good one: Nov/],
  ["en", "failing", null, true, /The backup failed\. Please tell/],
  ["es", "none", null, false, /Todavía no hay ninguna copia/],
  ["es", "fine", newest, false, /Última copia de seguridad: \d+ nov/],
  ["es", "late", newest, true, /La siguiente está atrasada/],
  ["es", "failing", newest, true, /La última que salió bien: \d+ nov/],
  ["es", "failing", null, true, /copia de seguridad\. Avise a/],
] as const)(
  "in %s, a backup state of %s (%s) sets urgent to %s",
  (language, state, newestBackup, isUrgent, text) => {
    const html = renderToStaticMarkup(
      <LanguageProvider language={language}>
        <BackupLine backup={{ state, newest: newestBackup }} />
      </LanguageProvider>,
    );
    expect(html).toMatch(text);
    expect(html).toContain(`data-urgent="${isUrgent}"`);
  },
);

test("shows no line when backups are disabled", () => {
  expect(renderToStaticMarkup(<BackupLine backup={null} />)).toBe("");
});

const words = dashboardWords.en;
const noTrend = [0, 0, 0, 0, 0, 0, 0, 0];
const figures: Figures = {
  contacts: 0,
  contactsCompleted: 0,
  campaigns: 0,
  results: 0,
  resultsThisWeek: 0,
  feedbacks: 0,
  lastFeedback: null,
  averageScore: null,
  activeQuestions: 0,
  inactiveQuestions: 0,
  activeConcerns: 0,
  inactiveConcerns: 0,
  users: 1,
  untranslated: 0,
  untranslatedQuestions: 0,
  untranslatedConcerns: 0,
  placeholders: 0,
  backup: null,
  isTest: false,
  trends: {
    invited: noTrend,
    opened: null,
    finished: [0, 0, 0, 0, 0, 0, 1, 3],
    shared: noTrend,
  },
  families: null,
  texts: null,
  setup: null,
  running: null,
  replies: null,
};

/** Opens the dashboard with these figures for a user who may edit the contents and read results. */
function openDashboard(given: Partial<Figures>, name = "Ana") {
  const staff = { name, email: "ana@clinic.example" };
  const may: (keyof Contract)[] = [
    "PUT /api/settings",
    "GET /api/results",
    "GET /api/feedbacks",
    "GET /api/feedbacks/csv",
  ];
  return mount(asStaff(<DashboardScreen />, may, staff), "/", {
    homePage: undefined,
    figures: { ...figures, ...given },
    step: null,
    today: "2027-01-31",
  });
}

const title = () => screen.getByRole("heading", { level: 1 }).textContent;

test("welcomes the first admin, who can add a name", async () => {
  await openDashboard({}, "ana@clinic.example");
  expect(title()).toBe(words.welcome);
  expect(
    screen.getByText(words.nameless("ana@clinic.example"), { exact: false }),
  ).toBeDefined();
  const link = screen.getByRole("link", { name: words.addName });
  expect(link.getAttribute("href")).toBe("/dashboard/account");
});

test("greets staff with a name", async () => {
  await openDashboard({});
  expect(title()).toBe(words.title("Ana"));
  expect(screen.queryByRole("link", { name: words.addName })).toBeNull();
});

test.each([
  [{ placeholders: 2 }, words.placeholders(2)],
  [{ untranslated: 1 }, words.untranslated(1)],
  [{}, words.allTranslated],
])("with %j, the page contents say “%s”", async (given, text) => {
  await openDashboard(given);
  const contents = screen.getByText(text).closest("li")!;
  expect(within(contents).getByRole("link").getAttribute("href")).toBe(
    "/dashboard/contents",
  );
});

test("a role without families and texts sees the week, but no tasks, replies or campaigns", async () => {
  await openDashboard({});
  const regions = screen
    .getAllByRole("region")
    .map((region) => within(region).getByRole("heading", { level: 2 }))
    .map(({ textContent }) => textContent);
  expect(regions).toEqual(["Last 7 days", words.sectionsTitle]);
  expect(screen.queryByRole("link", { name: "Invited by text" })).toBeNull();
});

test("each figure of the week is compared with the week before", async () => {
  await openDashboard({});
  const finished = within(screen.getByText("Finished the quiz").closest("li")!);
  expect(finished.getByText("2 more than the week before")).toBeDefined();
  expect(
    finished.getByText(/the oldest first: 0, 0, 0, 0, 0, 0, 1, 3\./),
  ).toBeDefined();
});

test("the cards work if the figures cannot be loaded", async () => {
  const calls = pendingCalls();
  const loading = clientLoader();
  const [settings, dashboard, step] = calls.all();
  await settings?.breakOff();
  await dashboard?.refuse(503, "busy");
  await step?.breakOff();
  const loaded = await loading;
  expect(loaded.figures).toBeNull();
  const may: (keyof Contract)[] = ["PUT /api/settings"];
  await mount(asStaff(<DashboardScreen />, may), "/", loaded);
  expect(screen.getByText(todayWords.en.needs.failed)).toBeDefined();
  expect(screen.getByRole("link", { name: words.contents })).toBeDefined();
  expect(screen.getAllByText(words.noFigures)).toHaveLength(2);
});

test.each([
  [words.resultsCsv, "GET /api/results/csv"],
  [words.problemsCsv, "GET /api/results/brokencsv"],
  [words.codebookCsv, "GET /api/results/codebook"],
  [words.websiteCsv, "GET /api/feedbacks/csv?type=website"],
  [words.concernCsv, "GET /api/feedbacks/csv?type=concern"],
])("“%s” downloads its file", async (button, line) => {
  const calls = pendingCalls();
  const { press } = await openDashboard({});
  await press(button);
  expect(calls.last().line).toBe(line);
});
