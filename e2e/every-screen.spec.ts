import { devices, type Page } from "@playwright/test";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#web/routes.ts";
import type { Concern } from "#shared/contract/content/concerns.ts";
import type { Question } from "#shared/contract/content/questions.ts";
import { newId } from "#server/platform/ids.ts";
import { fillDesk } from "./support/crawl/fill-desk.ts";
import { type Audience, inspect } from "./support/crawl/inspect.ts";
import { lookAt } from "./support/crawl/looks.ts";
import { test as signedIn } from "./support/staff/staff-test.ts";
import { expect, test } from "./support/test.ts";
import { invite } from "./support/visitor/contact.ts";
import {
  ownDraft,
  ownResult,
  rankedResult,
} from "./support/visitor/ranked-result.ts";

/** A route pattern, and an address that fits it. Some patterns have several screens. */
type Screen = [pattern: string, address: string];

/** The patterns of all routes, for example `results/:id`. */
function patternsOf(entries: RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap(({ path = "", children }) => {
    const whole = [parent, path].filter(Boolean).join("/");
    return children ? patternsOf(children, whole) : [whole];
  });
}
const patterns = patternsOf(routes as RouteConfigEntry[]);
const isOfDesk = (pattern: string) => pattern.startsWith("dashboard");

test.use(devices["Desktop Chrome"]);
signedIn.use(devices["Desktop Chrome"]);

/** Opens each screen once; language, color scheme and size alternate. */
async function crawl(page: Page, audience: Audience, screens: Screen[]) {
  const found: string[] = [];
  for (const [index, [, address]] of screens.entries()) {
    const { language, colorScheme, viewport } = lookAt(index);
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    const [path = "", hash = ""] = address.split(/(?=#)/);
    const mark = path.includes("?") ? "&" : "?";
    await page.goto(`${path}${mark}lang=${language}${hash}`);
    await page.waitForLoadState("networkidle");
    const problems = await inspect(page, { audience, language });
    found.push(
      ...problems.map((problem) => `${address} (${language}) ${problem}`),
    );
  }
  expect(found).toEqual([]);
}

const expectAll = (screens: Screen[], expected: string[]) =>
  expect(new Set(screens.map(([pattern]) => pattern))).toEqual(
    new Set(expected),
  );

test("every public screen is accessible, fits, and stays in one language", async ({
  page,
  request,
  server,
  provoked,
}) => {
  provoked.add(404);
  const invited = await invite(server, { name: "Ana", daysAgo: 2 });
  const [concern] = (await (
    await request.get("/api/concerns")
  ).json()) as Concern[];
  const others = await rankedResult(request);
  const screens: Screen[] = [
    ["", "/"],
    [":contactId", `/${invited}`],
    [":contactId", `/${newId()}`],
    ["login", "/login"],
    ["quiz/:id?", "/quiz"],
    ["quiz/:id?", `/quiz/${invited}`],
    ["concerns", "/concerns"],
    ["concerns/:id", `/concerns/${concern?._id}`],
    ["aboutus", "/aboutus"],
    ["contact", "/contact"],
    ["contact/sent", "/contact/sent"],
    ["feedback", "/feedback"],
    ["feedback/sent", "/feedback/sent"],
    ["information", "/information"],
    ["sources", "/sources"],
    ["visit", "/visit#sample"],
    ["visit", "/visit"],
    ["results/:id", `/results/${others}`],
    ["results/:id", `/results/${others}#share`],
    ["results/:id/sms-share", `/results/${others}/sms-share`],
    ["results/:id/email-share", `/results/${others}/email-share`],
    ["results/:id", `/results/${newId()}`],
    ["*", "/no/such/page"],
  ];
  await crawl(page, "families", screens);

  const draft = await ownDraft(page, request);
  const ofQuiz: Screen[] = [
    ["question/:number", "/question/1"],
    ["question/:number", "/question/16"],
    ["rank/:id", `/rank/${draft}`],
  ];
  await crawl(page, "families", [...ofQuiz, ...ofQuiz.toReversed()]);
  const kiosk: Screen = ["kiosk", "/kiosk"];
  const own = await page.context().newPage();
  const ofFamily: Screen[] = [
    ["results/:id", `/results/${await ownResult(own, request)}`],
    kiosk,
  ];
  await crawl(own, "families", [...ofFamily, ...ofFamily.toReversed()]);
  expectAll(
    [...screens, ...ofQuiz, kiosk],
    patterns.filter((pattern) => !isOfDesk(pattern)),
  );
});

signedIn(
  "every staff screen is accessible, fits, and stays in one language",
  async ({ page, request, server, staffApi }) => {
    const { contact, campaign, result, version } = await fillDesk({
      request,
      server,
      staffApi,
    });
    const [concern] = await staffApi.call<Concern[]>("GET /api/concerns/all");
    const [question] = await staffApi.call<Question[]>(
      "GET /api/questions/all",
    );
    const [user] = await staffApi.call<{ _id: string }[]>("GET /api/users");
    const tabs = [
      "main",
      "homePage",
      "quiz",
      "results",
      "aboutUs",
      "information",
      "invitation",
      "clinic",
      "visit",
    ];
    const screens: Screen[] = [
      ["dashboard", "/dashboard"],
      ["dashboard/setup", "/dashboard/setup"],
      ...tabs.map((tab): Screen => [
        "dashboard/contents",
        `/dashboard/contents?tab=${tab}`,
      ]),
      ["dashboard/questions", "/dashboard/questions"],
      ["dashboard/questions/new", "/dashboard/questions/new"],
      [
        "dashboard/questions/edit/:id",
        `/dashboard/questions/edit/${question?._id}`,
      ],
      ["dashboard/concerns", "/dashboard/concerns"],
      ["dashboard/concerns/new", "/dashboard/concerns/new"],
      [
        "dashboard/concerns/edit/:id",
        `/dashboard/concerns/edit/${concern?._id}`,
      ],
      [
        "dashboard/concerns/children/:id",
        `/dashboard/concerns/children/${concern?._id}`,
      ],
      ["dashboard/history", "/dashboard/history"],
      ["dashboard/history/changes", "/dashboard/history/changes"],
      ["dashboard/history/translations", "/dashboard/history/translations"],
      ["dashboard/history/:number", `/dashboard/history/${version}`],
      ["dashboard/account", "/dashboard/account"],
      ["dashboard/users", "/dashboard/users"],
      ["dashboard/users/new", "/dashboard/users/new"],
      ["dashboard/users/edit/:id", `/dashboard/users/edit/${user?._id}`],
      ["dashboard/feedbacks", "/dashboard/feedbacks"],
      ["dashboard/links", "/dashboard/links"],
      ["dashboard/links", `/dashboard/links?contact=${contact}`],
      ["dashboard/links/import", "/dashboard/links/import"],
      ["dashboard/campaigns", "/dashboard/campaigns"],
      ["dashboard/campaigns/new", "/dashboard/campaigns/new"],
      ["dashboard/campaigns/edit/:id", `/dashboard/campaigns/edit/${campaign}`],
      ["dashboard/campaigns/:id", `/dashboard/campaigns/${campaign}`],
      ["dashboard/messages", "/dashboard/messages"],
      ["dashboard/results", "/dashboard/results"],
      ["dashboard/results/redcap", "/dashboard/results/redcap"],
      ["dashboard/results/open-data", "/dashboard/results/open-data"],
      ["dashboard/results/:id", `/dashboard/results/${result}`],
      ["dashboard/insights", "/dashboard/insights"],
      ["dashboard/insights/flow", "/dashboard/insights/flow"],
      ["dashboard/activity", "/dashboard/activity"],
    ];
    await crawl(page, "staff", screens);
    expectAll(screens, patterns.filter(isOfDesk));
  },
);
