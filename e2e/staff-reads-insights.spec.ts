import type { RunningServer } from "#server/testing/running-server.ts";
import { inDatabase } from "./support/in-database.ts";
import { expectNoHorizontalScrolling } from "./support/large-text.ts";
import { savedFile } from "./support/staff/saved-file.ts";
import { test } from "./support/staff/staff-test.ts";
import { sendEvents } from "./support/visitor/events.ts";
import { rankedResult } from "./support/visitor/ranked-result.ts";
import { expect, expectAccessible } from "./support/test.ts";

test.beforeEach(({ server }) =>
  inDatabase(server, (client) =>
    client.query(
      `TRUNCATE contacts, results, messages, campaigns, opt_outs, events, event_weeks, result_weeks,
         answer_weeks CASCADE`,
    ),
  ),
);

test("insights show what visitors did, in every figure, and save a section as a file", async ({
  page,
  request,
  server,
}) => {
  const result = await rankedResult(request);
  const [{ _id: concern = "" } = {}] = (await (
    await request.get("/api/concerns")
  ).json()) as { _id?: string }[];
  const answered = { name: "visit_answered", place: "/results/{id}" };
  await sendEvents(request, [
    ...Array(24).fill({ name: "quiz_started", place: "/quiz" }),
    ...Array(9).fill({
      name: "question_answered",
      place: "/question/{number}",
      number: 1,
      seconds: 8,
    }),
  ]);
  await sendEvents(request, [
    ...Array(20).fill({ name: "listen_offered", place: "/question/{number}" }),
    ...Array(4).fill({ name: "listened", place: "/question/{number}" }),
    ...Array(11).fill({ ...answered, number: 2, concern }),
    ...Array(11).fill({ ...answered, number: 2 }),
  ]);
  // Families who answered once more after reading.
  await inDatabase(server, (client) =>
    client.query(
      `INSERT INTO results SELECT (json_populate_record(results, json_build_object(
         '_id', rpad('twice' || translate(n::text, '0', 'z'), 22, 'x'), 'draft', NULL,
         'chosen', chosen[:array_length(chosen, 1) - 1] || 'B'::text, 'first_answer', 'B',
         'second_answer', 'D', 'has_all_doses', false))).*
       FROM results, generate_series(1, 20) AS n WHERE _id = $1`,
      [result],
    ),
  );
  await page.goto("/dashboard/insights");
  const region = (name: string) =>
    page.getByRole("region", { name, exact: true });
  const row = (name: RegExp) => page.getByRole("row", { name });
  await expect(row(/^Started the quiz/).first()).toContainText("24");
  await expect(row(/^1\. How old/)).toContainText("8 s");
  await expect(
    region("What families answered").getByText("1. How old"),
  ).toBeVisible();
  await expect(
    region("What worries families most")
      .getByRole("listitem")
      .filter({ hasText: "Side effects" }),
  ).toContainText("100%");
  await expect(
    region("Before and after reading").getByText(
      "More families find a shot likely after reading.",
    ),
  ).toBeVisible();
  await expect(
    region("Questions answered at the visit").getByRole("row").nth(1),
  ).toContainText("11");
  await expect(region("Listen").getByRole("row").nth(1)).toContainText(
    /4 · 20\s?%/,
  );
  for (const summary of await page.locator("details summary").all())
    await summary.click();
  await expectAccessible(page);

  const { name, text } = await savedFile(
    page.getByRole("button", { name: "CSV: Week by week" }),
  );
  expect(name).toBe("trend.csv");
  expect(text).toMatch(
    /^\uFEFF"Week of","Started","Finished","Invited by text"\r\n"\d{4}-\d\d-\d\d",24,21,0\r\n$/,
  );

  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoHorizontalScrolling(page);
  const outside = await page
    .getByRole("main")
    .getByRole("row")
    .evaluateAll((rows) =>
      rows
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );
  expect(outside).toEqual([]);

  await page.getByLabel("Period").selectOption("This week");
  await page
    .getByRole("combobox", { name: "Language" })
    .selectOption("Spanish");
  await expect(page.getByText("No data yet")).toBeVisible();
  await expect(page).toHaveURL(/language=es/);
});

/** Texts 40 contacts by a campaign with this name, with every outcome. */
async function addContacts(server: RunningServer, name: string) {
  // Ids contain no zeros.
  const id = (letter: string) =>
    `'${letter}' || translate(lpad(n::text, 21, '1'), '0', 'z')`;
  const numbers = "generate_series(100, 139) AS n";
  await inDatabase(server, async (client) => {
    for (const statement of [
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

test("the study flow's picture, table and file agree, and a long name of wide letters stays in the picture and in its file", async ({
  page,
  server,
}) => {
  const wide =
    "FLU AND HPV REMINDERS FOR ALL FAMILIES OF WASHINGTON MIDDLE SCHOOL, SPRING & ";
  const name = wide + "W".repeat(200 - wide.length);
  await addContacts(server, name);
  await page.goto("/dashboard/insights/flow");
  await expect(page.getByRole("img", { name: "All invited" })).toBeVisible();
  await page
    .getByRole("combobox", { name: "Contacts" })
    .selectOption(`Campaign: ${name}`);
  const picture = page.getByRole("img", { name });
  await expect(picture).toBeVisible();
  const cellOf = (row: string | RegExp) =>
    page.getByRole("row", { name: row }).first().getByRole("cell");
  await expect(cellOf("Invited by text")).toHaveText("40");
  await expect(cellOf(/Texts do not reach the phone/)).toHaveText("4");
  await expect(cellOf(/^Opened the link \d/)).toHaveText("24");
  await expect(cellOf(/^Finished the quiz/)).toHaveText("12");
  await expectAccessible(page);
  const onScreen = await picture.evaluate(readEdges);

  const svg = await savedFile(
    page.getByRole("button", { name: "Picture (SVG)" }),
  );
  expect(svg.name).toBe("study_flow.svg");
  expect(svg.text).toContain('xmlns="http://www.w3.org/2000/svg"');
  expect(svg.text).toContain("SPRING &amp;");
  expect(svg.text.match(/(?<=n\u00a0=\u00a0)\d+/g)?.join(" ")).toBe(
    "40 4 4 36 12 4 8 24 12 8 4 12",
  );
  const csv = await savedFile(
    page.getByRole("button", { name: "All groups (CSV)" }),
  );
  expect(csv.name).toBe("study_flow.csv");
  expect(csv.text).toMatch(
    /"campaign","","B{22}",".*","reached","opened","","24"/,
  );

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
