import { expectQuestion } from "./support/visitor/quiz.ts";
import { expect, test } from "./support/test.ts";

const storedVisitor = JSON.stringify({ parentName: "Maria" });

const spoken = {
  en: {
    name: /^Your name/,
    press: "Get started",
    next: "Next",
    saved: "Saved on this device",
    previous: "Previous",
  },
  es: {
    name: /^Su nombre/,
    press: "Comenzar",
    next: "Siguiente",
    saved: "Guardado en este dispositivo",
    previous: "Anterior",
  },
};

const [language, words] = ["es", spoken.es] as const;

test("starting and answering works before the scripts load, and they continue from there", async ({
  page,
  context,
  provoked,
}) => {
  provoked.add(0);
  const press = (name: string) => page.getByRole("button", { name }).click();
  const scripts = /\/assets\/.*\.js$/;
  await page.route(scripts, (route) => route.abort("internetdisconnected"));
  await page.goto(`/quiz?lang=${language}`, { waitUntil: "commit" });
  await page.getByLabel(words.name).fill("Maria");
  await press(words.press);
  await expectQuestion(page, 1);
  await page.getByRole("radio").nth(2).check();
  const adopted = page.waitForResponse((response) =>
    (response.request().postData() ?? "").includes("adopted"),
  );
  await page.unroute(scripts);
  await press(words.next);
  await adopted;
  await expectQuestion(page, 2);
  await page.getByRole("radio").nth(3).check();
  await expect(page.getByText(words.saved)).toBeVisible();
  expect(await context.cookies()).not.toContainEqual(
    expect.objectContaining({ name: "visit" }),
  );
  await press(words.previous);
  await expectQuestion(page, 1);
  await expect(page.getByRole("radio").nth(2)).toBeChecked();
  await page.reload();
  await expect(page.getByRole("radio").nth(2)).toBeChecked();
});

test("a name in localStorage takes precedence over one sent by a plain form", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const sent = await request.post("/quiz", {
    form: { parentName: "Somebody else" },
    maxRedirects: 0,
  });
  const [, value = ""] =
    /visit=([^;]+)/.exec(sent.headers()["set-cookie"] ?? "") ?? [];
  await context.addCookies([{ name: "visit", value, url: baseURL ?? "" }]);
  await page.addInitScript(
    (user) => localStorage.setItem("user", user),
    storedVisitor,
  );
  const dropped = page.waitForResponse(
    (response) => response.request().method() === "POST",
  );
  await page.goto("/quiz");
  await dropped;
  await expect(page.getByLabel("Your name")).toHaveValue("Maria");
  expect(await context.cookies()).not.toContainEqual(
    expect.objectContaining({ name: "visit" }),
  );
});
