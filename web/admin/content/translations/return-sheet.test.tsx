import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ComparedItem } from "#shared/contract/content/publications.ts";
import type { SiteContent } from "#shared/rules/content/site-content.ts";
import { translatableTexts } from "#shared/rules/content/translations/texts.ts";
import { translationsWords } from "#web/i18n/admin/content/translations.words.ts";
import { spreadsheetWords } from "#web/i18n/admin/spreadsheet.words.ts";
import { mount } from "#web/testing/mount.tsx";
import { pendingCalls } from "#web/testing/pending-calls.ts";
import { ReturnSheet } from "./return-sheet.tsx";

const words = translationsWords.en;
const concern = (name: string, name_es: string) => ({ name, name_es });
const content: SiteContent = {
  settings: {},
  concerns: {
    c1: concern("Cost", "Costo"),
    c2: concern("Safety", "Seguridad"),
    c3: concern("Age", "Edad"),
    c4: concern("Fever", "Fiebre"),
  },
  questions: {},
  order: { concerns: ["c1", "c2", "c3", "c4"], questions: [] },
};
const draft: ComparedItem & Versioned = {
  list: "concerns",
  id: "c2",
  title: "Safety",
  title_es: "Seguridad",
  state: "changed",
  fields: [],
  version: 3,
  author: "Ana",
  date: "2027-01-31T12:00:00.000Z",
  conflicts: [],
  findings: [],
};
type Versioned = {
  version: number;
  author: string;
  date: string;
  conflicts: string[];
  findings: [];
};

const csv = [
  "Key,English,Spanish",
  "concerns/c1/name,Cost,Precio",
  "concerns/c2/name,Safety,Es seguro",
  "concerns/c3/name,Age,La edad",
].join("\n");

const isAccepted = { list: "concerns", id: "c1", version: 1 };

async function openSheet(text = csv) {
  const history = { publications: [], latest: 1, isOwn: false, next: null };
  const page = { site: content, drafts: [draft], latest: 1, history };
  const { user } = await mount(
    <ReturnSheet
      page={page}
      content={content}
      texts={translatableTexts(content)}
    />,
  );
  const read = async (sheet: string) => {
    const file = new File([sheet], "back.csv", { type: "text/csv" });
    await user.upload(screen.getByLabelText(/file/), file);
    await screen.findByText(/^back.csv/);
  };
  await read(text);
  const save = (amount: number) =>
    user.click(screen.getByRole("button", { name: words.save(amount) }));
  return { read, save };
}

const amountOf = (kind: keyof typeof words.kinds) =>
  within(screen.getByRole("group", { name: words.filter })).getByRole(
    "button",
    { name: new RegExp(`^\\d+ ${words.kinds[kind]}`) },
  ).textContent;

test.each([
  ["connection", (call: Last) => call.breakOff()],
  ["session", (call: Last) => call.refuse(401, "unauthorized")],
])(
  "without a %s, what was saved stays, and only the rest is offered again",
  async (_what, fail) => {
    const calls = pendingCalls();
    const { save } = await openSheet();
    await save(3);
    await calls.last().answer(isAccepted);
    await fail(calls.last());
    expect(screen.getByText(words.saved(1))).toBeDefined();
    expect(screen.getByText(new RegExp(words.stopped(1, 3)))).toBeDefined();
    expect(amountOf("new")).toMatch(/^2/);
    expect(amountOf("same")).toMatch(/^1/);
    await save(2);
    await calls.last().answer({ ...isAccepted, id: "c2" });
    await calls.last().answer({ ...isAccepted, id: "c3" });
    expect(calls.lines()).toEqual([
      "PUT /api/drafts/concerns/c1",
      "PUT /api/drafts/concerns/c2",
      "PUT /api/drafts/concerns/c2",
      "PUT /api/drafts/concerns/c3",
    ]);
    expect(screen.queryByRole("button", { name: /^Save/ })).toBeNull();
  },
);

type Last = ReturnType<ReturnType<typeof pendingCalls>["last"]>;

/** The newer draft of a colleague, who changed this field. */
const draftWith = (field: string) => ({
  ...draft,
  version: 4,
  fields: [{ field, language: "es", before: "Seguridad", after: "De otro" }],
});

test("a draft that a colleague changed while the sheet was open is not overwritten", async () => {
  const calls = pendingCalls();
  const { save } = await openSheet();
  await save(3);
  await calls.last().answer(isAccepted);
  expect(calls.last()).toMatchObject({ body: { version: 3 } });
  await calls.last().refuse(409, "edited_meanwhile");
  await calls.last().answer({ drafts: [draftWith("name_es")], latest: 1 });
  await calls.last().answer({ ...isAccepted, id: "c3" });
  expect(screen.getByText(words.saved(2))).toBeDefined();
  expect(screen.getByText(/Someone else saved changes/)).toBeDefined();
  expect(amountOf("new")).toMatch(/^1/);
});

test("a draft in which a colleague changed another text gets the translation, too", async () => {
  const calls = pendingCalls();
  const { save } = await openSheet();
  await save(3);
  await calls.last().answer(isAccepted);
  await calls.last().refuse(409, "edited_meanwhile");
  await calls.last().answer({ drafts: [draftWith("summary")], latest: 2 });
  expect(calls.last()).toMatchObject({
    line: "PUT /api/drafts/concerns/c2",
    body: { fields: { name_es: "Es seguro" }, version: 4, base: 1 },
  });
  await calls.last().answer({ ...isAccepted, id: "c2" });
  await calls.last().answer({ ...isAccepted, id: "c3" });
  expect(screen.getByText(words.saved(3))).toBeDefined();
});

test("no other file can be chosen while a sheet is being saved", async () => {
  const calls = pendingCalls();
  const { save } = await openSheet();
  await save(3);
  const input = screen.getByLabelText(
    new RegExp(spreadsheetWords.en.chooseOther),
  );
  expect(input.hasAttribute("disabled")).toBe(true);
  await calls.last().breakOff();
  expect(input.hasAttribute("disabled")).toBe(false);
});

test.each([
  ["elsewhere", ["Seguridad", "Edad", "Costo", "Fiebre nueva"]],
  ["damaged", ["La mayorÃ­a", "Â¿SÃ­?", "MÃ¡s", "Fiebre nueva"]],
] as const)(
  "a sheet in which many rows are wrong is refused as a whole (%s)",
  async (problem, spanish) => {
    pendingCalls();
    const lines = [
      ["c1", "Cost"],
      ["c2", "Safety"],
      ["c3", "Age"],
      ["c4", "Fever"],
    ].map(([id, name], at) => `concerns/${id}/name,${name},${spanish[at]}`);
    await openSheet(["Key,English,Spanish", ...lines].join("\n"));
    expect(screen.getByText(words.refusedSheet[problem])).toBeDefined();
    expect(screen.queryByRole("button", { name: /^Save/ })).toBeNull();
    expect(screen.queryByRole("table")).toBeNull();
  },
);

test("rows that were refused are accepted once they are corrected and read again", async () => {
  pendingCalls();
  const refused = csv.replace("Precio", "").replace("c2/name", "c2/nam");
  const { read } = await openSheet(refused);
  expect(amountOf("refused")).toMatch(/^2/);
  await read(csv);
  expect(amountOf("refused")).toMatch(/^0/);
  expect(amountOf("new")).toMatch(/^3/);
});
