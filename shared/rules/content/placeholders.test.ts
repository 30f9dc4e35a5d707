import { expect, test } from "vitest";
import { placeholderFields, withoutPlaceholder } from "./placeholders.ts";

test("finds placeholders in any field, in both languages", () => {
  const fields = {
    funding_en: "Placeholder: who pays",
    funding_es: "<p>Texto provisional: quién paga</p>",
    copyright: "© 2026 · placeholder: your name",
    suggestedquestions: ["Is it safe?", "PLACEHOLDER: a question"],
    externallinks: [{ name: "Placeholder: a link", url: "https://cdc.gov" }],
    concern: null,
    position: 1,
    active: true,
  };
  expect(placeholderFields(fields)).toEqual([
    "funding_en",
    "funding_es",
    "copyright",
    "suggestedquestions.1",
    "externallinks.0.name",
  ]);
});

test("ignores the word placeholder without a colon", () => {
  expect(placeholderFields({ text: "A placeholder is a word." })).toEqual([]);
});

test.each([
  ["© 2026 · Placeholder: name of your organization", "© 2026"],
  ["Texto provisional: quién paga.\nY más.", ""],
  ["Main Street Clinic runs this site.", "Main Street Clinic runs this site."],
])("shows %s to the public as %s", (text, shown) => {
  expect(withoutPlaceholder(text)).toBe(shown);
});
