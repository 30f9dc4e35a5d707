import { test } from "./support/staff/contents.ts";
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
