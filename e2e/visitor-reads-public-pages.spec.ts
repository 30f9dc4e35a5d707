import type { Page } from "@playwright/test";
import type { Concern } from "#shared/contract/content/concerns.ts";
import { expect, expectAccessible, test } from "./support/test.ts";
import { openPanel, panelsOf, titlesOf } from "./support/visitor/panels.ts";
import { expectQuestion } from "./support/visitor/quiz.ts";

test.describe("in Spanish", () => {
  test.use({ locale: "es-MX", colorScheme: "dark" });

  test("a visitor reads a topic, its sources and its page for children, and starts the survey", async ({
    page,
    request,
  }) => {
    const topics = (await (await request.get("/api/concerns")).json()) as [
      Concern,
    ];
    const sent: string[] = [];
    page.on("request", (each) => {
      if (each.method() !== "GET") sent.push(each.url());
    });
    await page.goto(`/concerns/${topics[0]._id}`);
    await page.getByRole("link", { name: "Volver" }).click();
    await expect(page).toHaveURL("/concerns");
    expect(sent, "the page for children sends nothing").toEqual([]);
    await expect(panelsOf(page)).toHaveCount(12);
    const panel = panelsOf(page).first();
    await titlesOf(page).first().focus();
    await page.keyboard.press("Enter");
    await expect(panel.getByRole("heading", { level: 3 })).not.toHaveCount(0);
    await panel.getByText("Sus opciones: vacunar ahora").click();
    const outside = panel.getByRole("link", {
      name: "se abre en otra pestaña",
    });
    await expect(outside.first()).toHaveAttribute("target", "_blank");
    await expectAccessible(page);

    await panel
      .getByRole("link", { name: "Leer esto con su hijo o hija" })
      .click();
    await expect(
      page.getByRole("heading", { level: 1, name: "Problemas años después" }),
    ).toBeVisible();
    await page.getByRole("link", { name: "Volver" }).click();
    await expect(page).toHaveURL(/\/concerns#/);
    await expect(panel).toHaveAttribute("open");

    await panel.getByRole("link", { name: "Fuentes" }).first().click();
    await expect(page).toHaveURL("/sources");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 3 })).toHaveCount(12);
    await expect(main.getByText("cdc.gov").first()).toBeVisible();
    // A new site has no review date, and its placeholders are not shown.
    await expect(main).not.toContainText(/Texto provisional|Última revisión/);
    await expectIconsBesideWords(page);
    await page.goBack();
    await page.getByRole("link", { name: "Empezar el cuestionario" }).click();
    await expect(page).toHaveURL("/quiz");
  });
});

/** The icon of an outside link stays on the line of the link's last word, at every width. */
async function expectIconsBesideWords(page: Page) {
  const links = page.getByRole("main").locator("a[target=_blank]");
  for (let width = 320; width <= 400; width += 8) {
    await page.setViewportSize({ width, height: 780 });
    const alone = await links.evaluateAll((all) =>
      all.filter((link) => {
        const words = link.firstElementChild?.getClientRects();
        const last = words?.[words.length - 1];
        const mark = link.querySelector("svg")?.getBoundingClientRect();
        return (
          !last || !mark || mark.top > last.bottom || mark.left < last.right
        );
      }),
    );
    expect(alone, `${width} px`).toHaveLength(0);
  }
}

test("the pages are readable before scripts run, in the requested language", async ({
  request,
}) => {
  for (const [address, words] of [
    ["/concerns", "Efectos secundarios"],
    ["/concerns", "Lo que se sabe"],
    ["/information", "¿Quién ve mis respuestas?"],
  ] as const) {
    const headers = { "accept-language": "es" };
    const reply = await request.get(address, { headers });
    expect(await reply.text()).toContain(words);
  }
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
  await page.route(/\/api\/concerns\?child=/, async (route) => {
    const [first, ...others] = await (await route.fetch()).json();
    const videolink = "https://youtu.be/aB3_dE-fG9h";
    await route.fulfill({ json: [{ ...first, videolink }, ...others] });
  });
  // Before hydration a link loads the whole page and bypasses the changed reply.
  await page.goto("/", { waitUntil: "networkidle" });
  await page.getByRole("contentinfo").getByRole("link").first().click();
  await openPanel(page);
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

test("a parent reads about the quiz and keeps its name, which the next family does not see", async ({
  page,
  provoked,
}) => {
  provoked.add(503);
  await page.goto("/quiz");
  const name = page.getByLabel("Your name");
  const promises = page.getByRole("main").getByRole("listitem");
  await expect(promises).toHaveCount(3);
  await name.fill("Rosalinda");
  await page.route("**/api/settings", (route) =>
    route.fulfill({ status: 503, json: { errors: [] } }),
  );
  await page
    .getByRole("link", { name: "What do we save, and who can see it?" })
    .click();
  await expect(
    page.getByRole("heading", { name: "Something went wrong" }),
  ).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "About this quiz" }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page).toHaveURL("/quiz");
  await expect(name).toHaveValue("Rosalinda");
  await page.getByRole("button", { name: "Get started" }).click();
  await expectQuestion(page, 1);

  await page.evaluate(() => localStorage.clear());
  await page.goBack();
  await expect(page).toHaveURL("/quiz");
  await page.reload();
  await expect(name).toHaveValue("");
});
