import type { APIRequestContext, Page } from "@playwright/test";
import { staff } from "#server/testing/running-server.ts";
import type { Concern } from "#shared/contract/content/concerns.ts";
import { colorSchemeOf } from "./support/languages.ts";
import { expect, expectAccessible, test } from "./support/test.ts";
import { panelsOf, titlesOf } from "./support/visitor/panels.ts";

/** Replaces the texts of the first concern in the reply. */
async function withFirstConcern(page: Page, changed: Partial<Concern>) {
  await page.route(/\/api\/concerns\?child=/, async (route) => {
    const reply = await route.fetch();
    const [first, ...others] = await reply.json();
    await route.fulfill({ json: [{ ...first, ...changed }, ...others] });
  });
  // Before hydration a link loads the whole page and bypasses the changed replies.
  await page.goto("/", { waitUntil: "networkidle" });
  await page.getByRole("contentinfo").getByRole("link").first().click();
  await page.locator("summary").first().click();
}

const [locale, words] = [
  "es-MX",
  {
    title: "Todos los temas",
    concern: "Problemas años después",
    newTab: "se abre en otra pestaña",
    survey: "Empezar el cuestionario",
    forChildren: "Leer esto con su hijo o hija",
    back: "Volver",
    parents: /^Para los padres:/,
    about: "Quiénes somos",
  },
] as const;

const colorScheme = colorSchemeOf(locale);
test.describe(`in ${locale}, ${colorScheme}`, () => {
  test.use({ locale, colorScheme });

  test("a visitor opens and reads a concern and finds the link to the survey", async ({
    page,
  }) => {
    await page.goto("/concerns");
    await expect(
      page.getByRole("heading", { level: 1, name: words.title }),
    ).toBeVisible();
    await expect(panelsOf(page)).toHaveCount(12);

    const panel = panelsOf(page).first();
    await titlesOf(page).first().focus();
    await page.keyboard.press("Enter");
    await expect(panel.getByRole("heading", { level: 3 })).not.toHaveCount(0);
    const outside = panel.getByRole("link", { name: words.newTab }).first();
    await expect(outside).toHaveAttribute("target", "_blank");
    await expectAccessible(page);

    await page.getByRole("link", { name: words.survey }).click();
    await expect(page).toHaveURL("/quiz");
  });

  test("the children's page has no forms, videos or outside links", async ({
    page,
  }) => {
    await page.goto("/concerns");
    await page.locator("summary").first().click();
    await page.getByRole("link", { name: words.forChildren }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: words.concern }),
    ).toBeVisible();
    await expect(page.getByText(words.parents)).toBeVisible();
    // The language form uses GET.
    const externalForms = page.locator('form:not([method="get"]), iframe');
    await expect(externalForms).toHaveCount(0);
    await expect(page.locator('main a[href^="http"]')).toHaveCount(0);
    await expectAccessible(page);

    await page.getByRole("link", { name: words.back }).click();
    await expect(page).toHaveURL(/\/concerns#/);
    await expect(page.locator("details").first()).toHaveAttribute("open");
  });

  test("the four people behind the site are shown", async ({
    page,
    request,
  }) => {
    await introduceFour(request);
    await page.goto("/aboutus");
    await expect(
      page.getByRole("heading", { level: 1, name: words.about }),
    ).toBeVisible();
    const people = page.getByRole("main").getByRole("listitem");
    await expect(people).toHaveCount(4);
    await expect(people.getByRole("heading", { level: 2 })).toHaveCount(4);
  });
});

/** Writes four profiles: placeholders are not shown. */
async function introduceFour(request: APIRequestContext) {
  const { token } = await (
    await request.post("/api/auth", { data: staff })
  ).json();
  const profiles = [1, 2, 3, 4].map((place) => ({
    name: `Dr. Number ${place}`,
    photo: `/images/profile-${place}.svg`,
    bio_en: "Works here.",
    bio_es: "Trabaja aquí.",
  }));
  await request.put("/api/settings", {
    headers: { authorization: `Bearer ${token}` },
    data: { aboutUs: { profiles } },
  });
}

test("the concerns are readable before scripts run", async ({ request }) => {
  const html = await (
    await request.get("/concerns", { headers: { "accept-language": "es" } })
  ).text();
  expect(html).toContain("Efectos secundarios");
  expect(html).toContain("Lo que se sabe");
});

test("the children's page opened directly sends nothing and links back to all concerns", async ({
  page,
  request,
}) => {
  const [concern] = (await (await request.get("/api/concerns")).json()) as [
    Concern,
  ];
  const sent: string[] = [];
  page.on("request", (sentRequest) => {
    if (sentRequest.method() !== "GET") sent.push(sentRequest.url());
  });
  await page.goto(`/concerns/${concern._id}`);
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page).toHaveURL("/concerns");
  expect(sent).toEqual([]);
});

test("a video sends no request to its host until it is started", async ({
  page,
  origins,
}) => {
  const requests: string[] = [];
  const host = "https://www.youtube-nocookie.com";
  origins.add(host);
  await page.route(`${host}/**`, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<p>video</p>" });
  });
  await withFirstConcern(page, { videolink: "https://youtu.be/aB3_dE-fG9h" });
  await expect(page.getByText("This video is from YouTube")).toBeVisible();
  await expectAccessible(page);
  expect(requests).toEqual([]);

  await page.getByRole("button", { name: "Watch the video" }).click();
  const player = page.getByTitle("Video: Problems years later");
  await expect(player).toHaveAttribute("src", /embed\/aB3_dE-fG9h\?/);
  await expect(player).toHaveAttribute(
    "sandbox",
    "allow-scripts allow-same-origin allow-presentation",
  );
  await expect(player.contentFrame().getByText("video")).toBeVisible();
  await expect(player).toBeFocused();
});

test.describe("without Spanish texts", () => {
  test.use({ locale: "es-MX" });

  test("the English text is shown, marked as English", async ({ page }) => {
    await withFirstConcern(page, {
      content_es: "",
      externallinks_es: [],
      videolink: "https://www.cancer.gov/video",
    });
    const panel = page.locator("details").first();
    await expect(panel.getByText("Este texto está en inglés.")).toBeVisible();
    await expect(panel.locator('div[lang="en"]')).toContainText(
      "What is known",
    );
    await expect(panel.getByText("(en inglés)").first()).toBeVisible();
    await expect(
      panel.getByRole("link", { name: /^Verlo en cancer\.gov/ }),
    ).toBeVisible();
    await expectAccessible(page);
  });
});
