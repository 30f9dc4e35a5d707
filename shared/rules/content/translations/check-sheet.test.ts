import { expect, test } from "vitest";
import type { SiteContent } from "#shared/rules/content/site-content.ts";
import { checkSheet, type SheetRow } from "./check-sheet.ts";
import { stateIn, translatableTexts, translatedFields } from "./texts.ts";

const html = {
  content:
    '<p>See <a href="https://a.example/en">this</a>.</p><ul><li>One</li><li>Two</li></ul>',
  content_es:
    '<p>Vea <a href="https://a.example/es">esto</a>.</p><ul><li>Uno</li><li>Dos</li></ul>',
};
const concern = {
  name: "Safety",
  name_es: "Seguridad",
  suggestedquestions: ["Why?", "When?"],
  suggestedquestions_es: ["¿Por qué?"],
  ...html,
};
const profiles = [
  { name: "Ana", bio_en: "Nurse", bio_es: "" },
  { name: "Luz", bio_en: "Doctor", bio_es: "Doctora" },
];

function contentWith(fields: object): SiteContent {
  return {
    settings: { aboutUs: { profiles } },
    concerns: { c1: { ...concern, ...fields } },
    questions: {},
    order: { concerns: ["c1"], questions: [] },
  };
}
const content = contentWith({});
const texts = translatableTexts(content);

const row = (key: string, english: string, spanish: string): SheetRow => ({
  line: 2,
  key: `concerns/c1/${key}`,
  english,
  spanish,
  isText: true,
});

const check = (...rows: SheetRow[]) => checkSheet(texts, rows);

const link = 'See <a href="https://a.example/en">this</a>.';

test.each<[string, SheetRow, object]>([
  ["new words", row("name", "Safety", "Es seguro"), { kind: "new" }],
  ["the same words", row("name", "Safety", "Seguridad"), { kind: "same" }],
  ["added spaces", row("name", "Safety ", " Seguridad"), { kind: "same" }],
  [
    "an empty cell",
    row("name", "Safety", " "),
    { kind: "refused", problem: "empty" },
  ],
  [
    "no key",
    { ...row("name", "Safety", "Es seguro"), key: "" },
    { kind: "refused", problem: "no_key" },
  ],
  [
    "damaged accents",
    row("name", "Safety", "Â¿Es seguro?"),
    { kind: "refused", problem: "damaged" },
  ],
  ...[
    "La mayor\u00c3\u00ada",
    "Dijo â€œsÃ­â€\u009d",
    "¿PrÃ³ximo?",
    "MaÃ±ana",
  ].map((spanish): [string, SheetRow, object] => [
    `damaged letters (${spanish})`,
    row("name", "Safety", spanish),
    { kind: "refused", problem: "damaged" },
  ]),
  [
    "the Spanish of another text",
    row("content/2", "One", "Dos"),
    { kind: "refused", problem: "elsewhere" },
  ],
  [
    "an entry of a list that is too long",
    row("suggestedquestions", "Why?\nWhen?", `¿Por qué?\n${"x".repeat(301)}`),
    { kind: "refused", problem: "too_long" },
  ],
  [
    "a broken link address",
    row("content/1", link, 'Mire <a href="https: //a.example">esto</a>.'),
    { kind: "refused", problem: "tags" },
  ],
  [
    "English that has changed",
    row("name", "Danger", "Peligro"),
    { kind: "stale" },
  ],
  ["a lost English column", row("name", "", "Es seguro"), { kind: "stale" }],
  ["swapped columns", row("name", "Seguridad", "Safety"), { kind: "stale" }],
  [
    "an unknown text",
    row("nonsense", "Safety", "Es seguro"),
    { kind: "refused", problem: "unknown" },
  ],
  [
    "a paragraph that no longer exists",
    row("content/9", "Nine", "Nueve"),
    { kind: "refused", problem: "other_paragraphs" },
  ],
  [
    "a date",
    { ...row("name", "Safety", "2026-12-09"), isText: false },
    { kind: "refused", problem: "not_text" },
  ],
  [
    "a text that is too long",
    row("name", "Safety", "x".repeat(121)),
    { kind: "refused", problem: "too_long" },
  ],
  [
    "a lost link",
    row("content/1", link, "Vea esto otra vez."),
    { kind: "refused", problem: "tags" },
  ],
  [
    "a link in typographic quotes",
    row("content/1", link, "Mire <a href=”https://a.example/es”>esto</a>."),
    { kind: "refused", problem: "tags" },
  ],
  [
    "half a tag",
    row("content/2", "One", "<strong Uno"),
    { kind: "refused", problem: "tags" },
  ],
  [
    "a link to another page",
    row("content/1", link, 'Mire <a href="https://b.example">esto</a>.'),
    { kind: "new" },
  ],
])("a row with %s", (_what, given, expected) => {
  expect(check(given)).toMatchObject([expected]);
});

test("a paragraph that was moved is found by its English words", () => {
  const [checked] = check(row("content/2", "Two", "Dos cosas"));
  expect(checked).toMatchObject({ kind: "new", text: { spanish: "Dos" } });
});

test("of duplicate rows, the one with the current English is used", () => {
  const one = row("name", "Safety", "Es seguro");
  expect(check({ ...one, english: "Saf" }, one)).toMatchObject([
    { kind: "same" },
    { kind: "new" },
  ]);
});

test("a sheet that is older than an added English paragraph loses no Spanish", () => {
  const now = contentWith({
    content: "<p>One</p><p>New</p><p>Two</p><p>Three</p>",
    content_es: "<p>Uno</p><p>Dos</p><p>Tres</p>",
  });
  const rows = [
    row("content/1", "One", "Uno mejor"),
    row("content/2", "Two", "Dos"),
    row("content/3", "Three", "Tres mejor"),
  ];
  const checked = checkSheet(translatableTexts(now), rows);
  expect(checked).toMatchObject([
    { kind: "new" },
    { kind: "refused", problem: "elsewhere" },
    { kind: "new", text: { spanish: "" } },
  ]);
  const [two] = checkSheet(translatableTexts(now), [
    row("content/2", "Two", "Dos mejor"),
  ]);
  expect(two).toMatchObject({ kind: "stale", text: { spanish: "Tres" } });
});

test("duplicate rows count once, and are refused if their words differ", () => {
  const one = row("name", "Safety", "Es seguro");
  expect(check(one, one)).toMatchObject([{ kind: "new" }, { kind: "same" }]);
  const refused = { kind: "refused", problem: "repeated" };
  expect(check(one, { ...one, spanish: "Seguro" })).toMatchObject([
    refused,
    refused,
  ]);
});

/** The fields to save for these rows. */
function savedFields(...rows: SheetRow[]) {
  const translated = check(...rows).flatMap((checked) =>
    checked.kind === "new"
      ? [{ text: checked.text, spanish: checked.spanish }]
      : [],
  );
  return translatedFields(content, translated);
}

test("paragraphs of a text are saved together, and lists have a line per entry", () => {
  const items = savedFields(
    row("content/2", "One", "Primero"),
    row("content/3", "Two", "Segundo"),
    row("suggestedquestions", "Why?\nWhen?", "¿Por qué?\r\n\n¿Cuándo? "),
  );
  expect(items).toEqual([
    {
      list: "concerns",
      id: "c1",
      fields: {
        content_es: html.content_es
          .replace("Uno", "Primero")
          .replace("Dos", "Segundo"),
        suggestedquestions_es: ["¿Por qué?", "¿Cuándo?"],
      },
    },
  ]);
});

test("two rows of one list of profiles are both saved", () => {
  const bio = (place: number, english: string, spanish: string) => ({
    ...row("", english, spanish),
    key: `settings/aboutUs/profiles.${place}.bio`,
  });
  const [item] = savedFields(
    bio(0, "Nurse", "Enfermera"),
    bio(1, "Doctor", "Médica"),
  );
  expect(item?.fields).toEqual({
    profiles: [
      { ...profiles[0], bio_es: "Enfermera" },
      { ...profiles[1], bio_es: "Médica" },
    ],
  });
});

test("a paragraph that exists only in English is added to the Spanish text", () => {
  const content_es = html.content_es.replace("<li>Dos</li>", "");
  const shorter = contentWith({ content_es });
  const [checked] = checkSheet(translatableTexts(shorter), [
    row("content/3", "Two", "Dos"),
  ]);
  expect(checked).toMatchObject({ kind: "new" });
  const [item] = translatedFields(shorter, [
    { text: checked!.text!, spanish: "Dos" },
  ]);
  expect(item?.fields).toEqual({ content_es: html.content_es });
});

test("a text whose English and Spanish have different paragraphs is one row", () => {
  const other = contentWith({ content_es: "<h3>Uno</h3>" });
  expect(translatableTexts(other)).toContainEqual(
    expect.objectContaining({ place: null, spanish: "<h3>Uno</h3>" }),
  );
});

test("a text is translated, has no Spanish, or has English that changed", () => {
  const changed = contentWith({
    name: "Safe?",
    suggestedquestions: ["Who?"],
    suggestedquestions_es: ["¿Quién?"],
    content: html.content.replace("One", "First"),
  });
  const stateOf = stateIn(texts);
  const states = translatableTexts(changed).map((text) => [
    text.english,
    stateOf(text),
  ]);
  expect(Object.fromEntries(states)).toEqual({
    Nurse: "missing",
    Doctor: "translated",
    "Safe?": "english_changed",
    "Who?": "translated",
    [link]: "translated",
    First: "english_changed",
    Two: "translated",
  });
});
