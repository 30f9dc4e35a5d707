import type { Language } from "#shared/rules/language.ts";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { RunningServer } from "#server/testing/running-server.ts";
import { inDatabase } from "./support/in-database.ts";
import { expectNoHorizontalScrolling } from "./support/large-text.ts";
import { test } from "./support/staff/staff-test.ts";
import { expect, expectAccessible } from "./support/test.ts";

const empty =
  "TRUNCATE contacts, results, messages, campaigns, opt_outs CASCADE";

test.beforeEach(({ server }) =>
  inDatabase(server, (client) => client.query(empty)),
);

/** Texts contacts by a campaign: half in each language, with every outcome. */
async function addContacts(
  server: RunningServer,
  amount: number,
  name = "Spring & summer",
) {
  // Ids contain no zeros.
  const id = (letter: string) =>
    `'${letter}' || translate(lpad(n::text, 21, '1'), '0', 'z')`;
  const numbers = `generate_series(100, ${99 + amount}) AS n`;
  await inDatabase(server, async (client) => {
    for (const statement of [
      empty,
      `INSERT INTO contacts (_id, name, phone, language, date)
        SELECT ${id("A")}, 'Family', '+1201555' || lpad(n::text, 4, '0'),
          CASE WHEN n % 2 = 0 THEN 'en' ELSE 'es' END, now() FROM ${numbers}`,
      `INSERT INTO campaigns (_id, name, state, text_en, text_es)
        VALUES (repeat('B', 22), '${name}', 'running', '', '')`,
      `INSERT INTO messages (_id, kind, "to", body, contact, state, problem, date)
        SELECT ${id("C")}, 'sms', '+12015550100', '', ${id("A")},
          CASE WHEN n % 10 = 0 THEN 'failed' ELSE 'delivered' END,
          CASE WHEN n % 10 = 0 THEN 'bad_number' END, now() - interval '2 days' FROM ${numbers}`,
      `INSERT INTO campaign_contacts (campaign, contact, place, wave)
        SELECT repeat('B', 22), ${id("A")}, n, 0 FROM ${numbers}`,
      `INSERT INTO campaign_texts (campaign, contact, step, message, opened)
        SELECT repeat('B', 22), ${id("A")}, 0, ${id("C")}, n % 10 IN (1, 2, 3, 4) FROM ${numbers}`,
      `INSERT INTO results (_id, final, language, contact, parentname, asked, chosen, proposed, scores, ranked)
        SELECT ${id("D")}, n % 10 IN (4, 5, 6), 'en', ${id("A")}, '', '{}', '{}', '{}', '{}',
          CASE WHEN n % 10 IN (4, 5, 6) THEN '{}'::text[] END FROM ${numbers} WHERE n % 10 IN (3, 4, 5, 6)`,
      `INSERT INTO opt_outs (phone) SELECT phone FROM contacts WHERE phone LIKE '%9'`,
    ])
      await client.query(statement);
  });
}

async function download(page: Page, button: string) {
  const arriving = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  const file = await arriving;
  const text = await readFile(await file.path(), "utf8");
  return { name: file.suggestedFilename(), text };
}

const words = {
  en: {
    insights: "Study flow",
    choice: "Contacts",
    all: "All invited contacts",
    campaign: "Campaign: Spring & summer",
    invited: "Invited by text",
    opened: /^Opened the link \d/,
    finished: /^Finished the quiz/,
    phone: /Texts do not reach the phone/,
    stop: /No more texts wanted/,
    csv: "All groups (CSV)",
    svg: "Picture (SVG)",
    loading: "Loading…",
    again: "Try again",
  },
  es: {
    insights: "Flujo del estudio",
    choice: "Contactos",
    all: "Todos los contactos con invitación",
    campaign: "Campaña: Spring & summer",
    invited: "Con invitación por mensaje",
    opened: /^Abrió el enlace \d/,
    finished: /^Terminó el cuestionario/,
    phone: /Los mensajes no llegan al teléfono/,
    stop: /No quiere más mensajes/,
    csv: "Todos los grupos (CSV)",
    svg: "Figura (SVG)",
    loading: "Cargando…",
    again: "Intentar de nuevo",
  },
};

const lang = "en" as Language;

test("the picture, the table and both files agree", async ({
  page,
  server,
}) => {
  const text = words[lang];
  await addContacts(server, 40);
  await page.goto(`/dashboard/insights?lang=${lang}`);
  await page.getByRole("link", { name: text.insights }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    text.insights,
  );
  const cellOf = (name: string | RegExp) =>
    page.getByRole("row", { name }).first().getByRole("cell");
  const picture = page.getByRole("img", { name: text.all });
  await expect(picture).toBeVisible();
  await expect(cellOf(text.invited)).toHaveText("40");
  await expect(cellOf(text.phone)).toHaveText("4");
  await expect(cellOf(text.finished)).toHaveText("12");
  await expectAccessible(page);

  await page
    .getByRole("combobox", { name: text.choice })
    .selectOption(text.campaign);
  const ofCampaign = page.getByRole("img", { name: text.campaign });
  await expect(ofCampaign).toBeVisible();
  await expect(cellOf(text.opened)).toHaveText("24");
  await expect(cellOf(text.stop)).toHaveText("4");
  await expectAccessible(page);

  const svg = await download(page, text.svg);
  expect(svg.name).toBe("study_flow.svg");
  expect(svg.text).toContain('xmlns="http://www.w3.org/2000/svg"');
  expect(svg.text).toContain("Spring &amp; summer");
  expect(svg.text.match(/n\u00a0=\u00a0\d+/g)).toEqual([
    "n\u00a0=\u00a040",
    "n\u00a0=\u00a04",
    "n\u00a0=\u00a04",
    "n\u00a0=\u00a036",
    "n\u00a0=\u00a012",
    "n\u00a0=\u00a04",
    "n\u00a0=\u00a08",
    "n\u00a0=\u00a024",
    "n\u00a0=\u00a012",
    "n\u00a0=\u00a08",
    "n\u00a0=\u00a04",
    "n\u00a0=\u00a012",
  ]);
  const csv = await download(page, text.csv);
  expect(csv.name).toBe("study_flow.csv");
  expect(csv.text).toMatch(
    /"campaign","","B{22}","Spring & summer","reached","opened","","24"/,
  );

  await page.reload();
  await expect(ofCampaign).toBeVisible();
});

test("small groups are not shown, and the page says why", async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await addContacts(server, 12);
  await page.goto("/dashboard/insights/flow?group=es");
  await expect(
    page.getByText("Groups of fewer than 11 contacts in total are not shown"),
  ).toBeVisible();
  await expect(page.getByRole("img")).toHaveCount(0);
  await expectAccessible(page);
  await page
    .getByRole("combobox", { name: "Contacts" })
    .selectOption("All invited contacts");
  await expect(page.getByRole("img", { name: "All invited" })).toBeVisible();
  await expectNoHorizontalScrolling(page);
});

test("without invitations the page says what will appear", async ({ page }) => {
  await page.goto("/dashboard/insights/flow");
  await expect(page.getByText("No invitations yet")).toBeVisible();
  await expect(page.getByRole("button", { name: words.en.csv })).toHaveCount(0);
  await expectAccessible(page);
});

/** The lines of the picture that reach into its margin, and where the widest line ends. */
function readEdges(svg: SVGSVGElement) {
  const texts = [...svg.querySelectorAll("text")];
  const ends = texts.map((text) => {
    const { x, width } = text.getBBox();
    return { text: text.textContent, end: x + width };
  });
  return {
    outside: ends.filter(({ end }) => end > svg.viewBox.baseVal.width - 12),
    widest: Math.max(...ends.map(({ end }) => end)),
  };
}

for (const name of [
  "FLU AND HPV REMINDERS FOR ALL FAMILIES OF WASHINGTON MIDDLE SCHOOL, SPRING",
  "W".repeat(200),
])
  test(`the name ${name.slice(0, 20)}… stays in the picture and in its file`, async ({
    page,
    server,
  }) => {
    await addContacts(server, 40, name);
    await page.goto(`/dashboard/insights/flow?group=${"B".repeat(22)}`);
    const picture = page.getByRole("img", { name });
    const onScreen = await picture.evaluate(readEdges);
    const svg = await download(page, words.en.svg);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoHorizontalScrolling(page);
    // Without its class, the picture has the typeface of the file.
    await page.evaluate((text) => {
      document.body.insertAdjacentHTML("beforeend", text);
      document.body.lastElementChild?.removeAttribute("class");
    }, svg.text);
    const inFile = await page.locator("body > svg").evaluate(readEdges);
    for (const { outside, widest } of [onScreen, inFile]) {
      expect(outside).toEqual([]);
      expect(widest).toBeGreaterThan(300);
    }
  });

test("while the figures load and after a failure the page says so", async ({
  page,
  server,
  provoked,
}) => {
  provoked.add(503);
  await addContacts(server, 40);
  let fail = () => {};
  const held = new Promise<void>((done) => (fail = done));
  await page.route("**/api/insights/flow", async (route) => {
    await held;
    await route.fulfill({ status: 503, json: { errors: [] } });
  });
  await page.goto(`/dashboard/insights/flow?lang=${lang}`);
  await expect(page.getByText(words[lang].loading)).toBeAttached();
  await expectAccessible(page);
  fail();
  const again = page.getByRole("button", { name: words[lang].again });
  await expect(again).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/api/insights/flow");
  await again.click();
  await expect(page.getByRole("img", { name: words[lang].all })).toBeVisible();
});
