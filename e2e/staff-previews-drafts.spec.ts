import type { Locator, Page } from "@playwright/test";
import type { Concern } from "#shared/contract/content/concerns.ts";
import { test } from "./support/staff/contents.ts";
import {
  addConcern,
  addQuestion,
  newName,
} from "./support/staff/staff-test.ts";
import { expect, expectAccessible } from "./support/test.ts";

const journeys = [
  {
    locale: "en-US",
    lang: "en",
    title: "Drafted title",
    preview: "Preview",
    show: "Show the link",
    close: "Close",
    end: /^End: Draft/,
    bar: "Preview of the draft",
    leave: "Leave",
    ended: "This preview has ended",
    saved:
      "Your changes were saved as a draft. Families do not see them until you publish.",
    concern: "Name (English)",
    children: "Text for children (English)",
    question: "Question (English)",
    calm: "Results title (English)",
    goTo: "Go to a page",
  },
  {
    locale: "es-MX",
    lang: "es",
    title: "Título en borrador",
    preview: "Vista previa",
    show: "Mostrar el enlace",
    close: "Cerrar",
    end: /^Terminar: Borrador/,
    bar: "Vista previa del borrador",
    leave: "Salir",
    ended: "Esta vista previa terminó",
    saved:
      "Sus cambios se guardaron como borrador. Las familias no los ven hasta que usted los publique.",
    concern: "Nombre (español)",
    children: "Texto para niños (español)",
    question: "Pregunta (español)",
    calm: "Título de los resultados (español)",
    goTo: "Ir a una página",
  },
] as const;

test.afterEach(async ({ staffApi }) => {
  const { drafts } = await staffApi.call<{ drafts: Draft[] }>(
    "GET /api/drafts",
  );
  for (const { list, id, version } of drafts)
    await staffApi.call(`DELETE /api/drafts/${list}/${id}`, { version });
  const previews = await staffApi.call<{ hash: string }[]>("GET /api/previews");
  for (const { hash } of previews)
    await staffApi.call(`DELETE /api/previews/${hash}`);
});

type Draft = { list: string; id: string; version: number };

for (const words of journeys)
  test(`a draft is shown in a phone frame and by a link, until the preview is ended (${words.lang})`, async ({
    page,
    staffApi,
    visitor,
  }) => {
    await staffApi.call("PUT /api/drafts/settings/homePage", {
      fields: {
        maintitle_en: "Drafted title",
        maintitle_es: "Título en borrador",
      },
    });
    await page.addInitScript(
      (lang) => localStorage.setItem("lang", lang),
      words.lang,
    );
    await page.goto(`/dashboard/history/changes?lang=${words.lang}`);
    await page
      .getByRole("main")
      .getByRole("button", { name: words.preview })
      .click();
    const window = page.getByRole("dialog");
    const phone = window.locator("iframe").contentFrame();
    await expect(
      phone.getByRole("heading", { level: 1, name: words.title }),
    ).toBeVisible();
    await expect(phone.getByText(words.bar)).toBeVisible();
    await expect(phone.getByRole("button", { name: words.leave })).toBeHidden();
    await window.getByRole("button", { name: words.show }).click();
    await expect(window.getByRole("img")).toBeVisible();
    await expectAccessible(page);
    const address = await window.locator("code").innerText();
    await window.getByRole("button", { name: words.close }).click();
    await expect(window).toBeHidden();

    const colleague = await visitor(words.locale);
    await colleague.goto(address);
    const heading = colleague.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(words.title);
    await expect(colleague.getByText(words.bar)).toBeVisible();
    await expectAccessible(colleague);
    await colleague.getByRole("button", { name: words.leave }).click();
    await expect(colleague.getByText(words.bar)).toBeHidden();
    await expect(heading).not.toHaveText(words.title);

    await page
      .getByRole("main")
      .getByRole("button", { name: words.preview })
      .click();
    await window.locator("summary").click();
    await window.getByRole("button", { name: words.end }).click();
    await expect(window.getByRole("button", { name: words.end })).toBeHidden();
    const reply = await colleague.goto(address);
    expect(reply?.status()).toBe(404);
    await expect(heading).toHaveText(words.ended);
    await expectAccessible(colleague);
  });

/** Opens the preview of a form. */
async function preview(page: Page, words: Words) {
  await page.getByRole("button", { name: words.preview }).click();
  const window = page.getByRole("dialog");
  const phone = window.locator("iframe").contentFrame();
  await expect(phone.getByText(words.bar)).toBeVisible();
  return { window, phone };
}

/** Closes the preview and waits until the server has ended it, because each test ends all previews that are left. */
async function close(page: Page, window: Locator, words: Words) {
  const ended = page.waitForResponse(
    (response) =>
      response.request().method() === "DELETE" &&
      response.url().includes("/api/previews/"),
  );
  await window.getByRole("button", { name: words.close }).click();
  expect((await ended).ok()).toBe(true);
  await expect(window).toBeHidden();
}

type Words = (typeof journeys)[number];

for (const words of journeys)
  test.describe(`from a form (${words.lang})`, () => {
    test.use({
      locale: words.locale,
      contextOptions: { reducedMotion: "reduce" },
    });

    test("a changed concern is shown with the topics and on its page for children", async ({
      page,
      staffApi,
      visitor,
    }) => {
      const concern = await addConcern(staffApi);
      await page.goto(`/dashboard/concerns/edit/${concern._id}`);
      const [name, text] = [newName("Drafted"), newName("Only a moment")];
      await page.getByLabel(words.concern).fill(name);
      const first = await preview(page, words);
      await expect(first.window.getByText(words.saved)).toBeVisible();
      await expect(
        first.phone.locator("details[open]").getByRole("heading", { name }),
      ).toBeInViewport();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expect(first.window).toBeHidden();
      await expect(
        page.getByRole("button", { name: words.preview }),
      ).toBeFocused();

      await page.goto(`/dashboard/concerns/children/${concern._id}`);
      await page.getByRole("textbox", { name: words.children }).fill(text);
      const second = await preview(page, words);
      await expect(
        second.phone.getByRole("heading", { level: 1, name }),
      ).toBeVisible();
      await expect(second.phone.getByText(text)).toBeVisible();
      await close(page, second.window, words);
      const again = await preview(page, words);
      await expect(again.phone.getByText(text)).toBeVisible();
      await expect(again.window.getByText(words.saved)).toHaveCount(0);

      const parent = await visitor(words.locale);
      await parent.goto("/concerns");
      await expect(parent.locator(`[id="${concern._id}"]`)).toBeVisible();
      await expect(parent.getByText(name)).toHaveCount(0);
    });

    test("a changed question is shown at its place in the quiz", async ({
      page,
      staffApi,
    }) => {
      const question = await addQuestion(staffApi);
      await page.goto(`/dashboard/questions/edit/${question._id}`);
      const text = newName("Is it so?");
      await page.getByLabel(words.question).fill(text);
      const { window, phone } = await preview(page, words);
      await expect(phone.getByRole("group", { name: text })).toBeVisible();
      await close(page, window, words);
    });

    test("texts of the results are shown with made-up answers", async ({
      page,
      staffApi,
    }) => {
      const before = await staffApi.call<Concern[]>("GET /api/concerns");
      expect(before.length).toBeGreaterThan(3);
      await page.goto("/dashboard/contents?tab=results");
      const title = newName("All is well");
      await page.getByLabel(words.calm).fill(title);
      const { window, phone } = await preview(page, words);
      const heading = phone.getByRole("heading", { level: 1 });
      await expect(heading).toBeVisible();
      await expect(heading).not.toHaveText(title);
      const pages = window.getByLabel(words.goTo);
      await pages.selectOption("/results/calm");
      await expect(heading).toHaveText(title);
      await pages.selectOption("/rank/sample");
      await expect(phone.getByRole("listitem").first()).toBeVisible();
      await expectAccessible(page);
    });
  });

test("previewing a new item saves it as a draft, which the form then edits", async ({
  page,
}) => {
  await page.goto("/dashboard/concerns");
  await page.getByRole("link", { name: "Add a concern" }).click();
  const [words] = journeys;
  const name = newName("Brand new");
  await page.getByLabel(words.concern).fill(name);
  await page.getByRole("button", { name: words.preview }).click();
  await expect(page.getByLabel("Name (Spanish)")).toBeFocused();
  await expect(page.getByText("Please fill this in.")).toBeVisible();
  await page.getByLabel("Name (Spanish)").fill(newName("Nueva"));
  const { window, phone } = await preview(page, words);
  await expect(
    phone.locator("details[open]").getByRole("heading", { name }),
  ).toBeVisible();
  await close(page, window, words);
  await expect(page).toHaveURL(/\/dashboard\/concerns\/edit\/\w{22}$/);
  await expect(page.getByLabel(words.concern)).toHaveValue(name);
  await expect(page.getByRole("button", { name: "Save draft" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/dashboard/concerns");
});

test("a quiz can be taken in a preview, and leaves nothing in the browser", async ({
  staffApi,
  visitor,
}) => {
  const { address } = await staffApi.call<{ address: string }>(
    "POST /api/previews",
    {},
  );
  const page = await visitor("en-US");
  await page.goto("/");
  await page.evaluate(() =>
    localStorage.setItem("user", JSON.stringify({ parentName: "Maria" })),
  );
  await page.goto(`${address}?to=/quiz`);
  await expect(page).toHaveURL("/quiz");
  const names = page.getByRole("textbox");
  await expect(names.first()).toHaveValue("");
  await names.first().fill("Ana");
  await names.nth(1).fill("Eva");
  await page.getByRole("button", { name: /start/i }).click();
  await expect(page).toHaveURL("/question/1");
  await page.reload();
  await expect(page).toHaveURL("/question/1");
  await page.getByRole("button", { name: "Leave" }).click();
  await expect(page.getByText("Preview of the draft")).toBeHidden();
  const kept = await page.evaluate(() => [
    localStorage.getItem("user"),
    sessionStorage.getItem("preview"),
  ]);
  expect(kept).toEqual([JSON.stringify({ parentName: "Maria" }), null]);
});
