import fc from "fast-check";
import { expect, test } from "vitest";
import { checkSheet } from "#shared/rules/content/translations/check-sheet.ts";
import { translatableTexts } from "#shared/rules/content/translations/texts.ts";
import { cleanRichText } from "./rich-text.ts";

const pieces = [
  "AT&T",
  "&",
  "&amp;",
  "&lt;",
  "&nbsp;",
  '"comillas"',
  "&quot;",
  "&#39;",
  "¿Por qué?",
  "<strong>más</strong>",
  "<br>",
  "<br/>",
  '<a href="https://a.example/?x=1&y=2">esto</a>',
  '<a href="https://a.example/" rel="nofollow" title="A & B">eso</a>',
  '<img src="/images/a.png" alt="Una enfermera">',
];

test("words of a sheet that were saved are the same when the sheet is read again", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...pieces), { minLength: 1 }),
      (parts) => {
        const spanish = parts.join(" ");
        const concern = {
          content: `<p>${spanish}</p>`,
          content_es: cleanRichText(`<p>${spanish}</p>`),
        };
        const texts = translatableTexts({
          settings: {},
          concerns: { c1: concern },
          questions: {},
          order: { concerns: ["c1"], questions: [] },
        });
        const key = "concerns/c1/content/1";
        const row = { line: 3, key, english: spanish, spanish, isText: true };
        const kinds = checkSheet(texts, [row]).map(({ kind }) => kind);
        expect(kinds).toEqual(texts.map(() => "same"));
      },
    ),
  );
});

test("English words that were only saved again are not other words", () => {
  const english = 'AT&T, <a href="https://a.example/">this</a>';
  const concern = {
    content: cleanRichText(`<p>${english}</p>`),
    content_es: "<p>AT&amp;T, esto</p>",
  };
  const texts = translatableTexts({
    settings: {},
    concerns: { c1: concern },
    questions: {},
    order: { concerns: ["c1"], questions: [] },
  });
  const spanish = 'AT&T, <a href="https://a.example/es">esto</a>';
  const key = "concerns/c1/content/1";
  const row = { line: 3, key, english, spanish, isText: true };
  expect(checkSheet(texts, [row])).toMatchObject([{ kind: "new" }]);
});
