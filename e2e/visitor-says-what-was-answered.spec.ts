import type { Page } from "@playwright/test";
import { inDatabase } from "./support/in-database.ts";
import { ownResult, writeQuestion } from "./support/visitor/ranked-result.ts";
import { openPanel } from "./support/visitor/panels.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

type Server = Parameters<typeof inDatabase>[0];

/** What was counted about visits: the event, the answer, and whether it was about a concern. */
const counted = (server: Server) =>
  inDatabase(server, async (client) => {
    const { rows } = await client.query<{ line: string }>(
      `SELECT concat_ws(' ', split_part(name, ' ', 1), number, language, place,
         CASE WHEN name LIKE '% %' THEN 'concern' END) AS line
       FROM events WHERE name LIKE 'visit%' ORDER BY line`,
    );
    return rows.map(({ line }) => line);
  });

/** All that is stored about events, as text. */
const everything = (server: Server) =>
  inDatabase(server, async (client) => {
    const { rows } = await client.query("SELECT * FROM events");
    return JSON.stringify(rows);
  });

test.beforeEach(({ server }) =>
  inDatabase(server, (client) => client.query("TRUNCATE events")),
);

const myList = (page: Page, title: string) =>
  page.getByRole("region", { name: title });

const languages = {
  en: {
    list: "My questions for the visit",
    suggested: "Questions to ask at the visit",
    one: "Was your question answered?",
    several: "Were your questions answered?",
    partly: "Partly",
    all: "All",
    helper: /sees only totals/,
    thanks: "Thank you. You can still change it.",
  },
  es: {
    list: "Mis preguntas para la cita",
    suggested: "Preguntas para la cita",
    one: "¿Le contestaron su pregunta?",
    several: "¿Le contestaron sus preguntas?",
    partly: "En parte",
    all: "Todas",
    helper: /La clínica solo ve totales/,
    thanks: "Gracias. Todavía puede cambiarlo.",
  },
};

const [language, words] = ["es", languages.es] as const;

test("after asking, a family says with one tap whether it got answers, and can change it", async ({
  page,
  request,
  server,
}) => {
  const id = await ownResult(page, request);
  await page.goto(`/results/${id}?lang=${language}`);
  const panel = await openPanel(page);
  await panel
    .getByRole("group", { name: words.suggested })
    .getByRole("checkbox")
    .first()
    .check();
  await writeQuestion(page, "Can he play soccer?");
  const list = myList(page, words.list);
  await expect(list.getByRole("checkbox")).toHaveCount(2);
  await expect(list.getByText(words.one)).toBeHidden();

  await list.getByRole("checkbox").first().focus();
  await page.keyboard.press("Space");
  const one = list.getByRole("group", { name: words.one });
  await expect(list.getByText(words.helper)).toBeVisible();
  await one.getByRole("button", { name: words.partly }).focus();
  await page.keyboard.press("Enter");
  await expect(
    one.getByRole("button", { name: words.partly, pressed: true }),
  ).toBeVisible();
  await expect(list.getByText(words.thanks)).toBeVisible();
  await expectAccessible(page);

  await list.getByRole("checkbox").last().check();
  const several = list.getByRole("group", { name: words.several });
  await several.getByRole("button", { name: words.all }).click();
  await several.getByRole("button", { name: words.all }).click();
  await page.goto("/aboutus");
  const place = `${language} /results/{id}`;
  await expect
    .poll(() => counted(server))
    .toEqual([
      `visit_answer_changed 1 ${place}`,
      `visit_answer_changed 1 ${place} concern`,
      `visit_answered 1 ${place}`,
      `visit_answered 1 ${place} concern`,
      `visit_answered 2 ${place}`,
      `visit_answered 2 ${place} concern`,
    ]);
  const stored = await everything(server);
  for (const part of [id, "soccer", "Ana", "Leo"])
    expect(stored).not.toContain(part);

  await page.goto(`/results/${id}?lang=${language}`);
  await expect(
    several.getByRole("button", { name: words.all, pressed: true }),
  ).toBeVisible();
  await several.getByRole("button", { name: words.all }).click();
  await page.goto("/aboutus");
  expect(await counted(server)).toHaveLength(6);
});

test("starting over also forgets what the family said", async ({
  page,
  request,
}) => {
  await page.goto(`/results/${await ownResult(page, request)}`);
  await writeQuestion(page, "Can he play soccer?");
  const list = myList(page, languages.en.list);
  await list.getByRole("checkbox").check();
  await list.getByRole("button", { name: "Yes" }).click();
  const remembered = () =>
    page.evaluate(() => localStorage.getItem("visitAnswers"));
  expect(await remembered()).not.toBeNull();
  await page.getByRole("button", { name: "Start over" }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: "Start over" })
    .click();
  await page.waitForURL("/quiz");
  expect(await remembered()).toBeNull();
});

test("a browser that asks not to be tracked is not asked", async ({
  page,
  request,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
  );
  await page.goto(`/results/${await ownResult(page, request)}`);
  await writeQuestion(page, "Can he play soccer?");
  const list = myList(page, languages.en.list);
  await list.getByRole("checkbox").check();
  await expect(list.getByText("1 of 1 asked")).toBeVisible();
  await expect(list.getByText(languages.en.one)).toBeHidden();
});

test("the shared page does not ask", async ({ page, request }) => {
  const id = await ownResult(page, request);
  await page.goto(`/results/${id}`);
  await writeQuestion(page, "Can he play soccer?");
  await page.goto(`/results/${id}/sms-share#share`);
  await page.getByRole("checkbox", { name: "Can he play soccer?" }).check();
  await expect(page.getByText("1 of 1 asked")).toBeVisible();
  await expect(page.getByText(languages.en.one)).toBeHidden();
});
