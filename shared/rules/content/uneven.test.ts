import { expect, test } from "vitest";
import { unevenFields } from "./warnings.ts";

const text = (length: number) =>
  "abcd ".repeat(length).slice(0, length - 1) + "e";
const uneven = (english: unknown, spanish: unknown) =>
  unevenFields({ text1_en: english, text1_es: spanish });

test.each([
  [200, 149, [{ field: "text1_es", isLonger: false }]],
  [200, 150, []],
  [200, 240, []],
  [200, 320, []],
  [200, 321, [{ field: "text1_es", isLonger: true }]],
])(
  "for %i English and %i Spanish characters, returns %o",
  (en, es, expected) => {
    expect(uneven(text(en), text(es))).toEqual(expected);
  },
);

test("ignores short texts and missing translations", () => {
  expect(uneven(text(119), text(20))).toEqual([]);
  expect(uneven(text(120), text(20))).toHaveLength(1);
  expect(uneven(text(20), text(120))).toHaveLength(1);
  expect(uneven(text(500), "")).toEqual([]);
  expect(uneven(" ", text(500))).toEqual([]);
});

test("counts only visible characters", () => {
  const english = `<p>${text(200)}</p>`;
  const linked = `<p><a href="https://www.cdc.gov/${text(400)}">${text(199)}</a> </p>`;
  expect(uneven(english, linked)).toEqual([]);
  expect(uneven(text(200), text(100) + " ".repeat(200))).toHaveLength(1);
  expect(uneven(text(200), "&nbsp;&amp;".repeat(50))).toHaveLength(1);
});

test("compares lists as a whole and ignores links and pictures", () => {
  const questions = ["Is it safe?", text(200)];
  const fields = {
    suggestedquestions: questions,
    suggestedquestions_es: questions.slice(0, 1),
    externallinks: [{ name: text(300) }],
    externallinks_es: [{ name: "CDC" }],
    position: 3,
  };
  expect(unevenFields(fields)).toEqual([
    { field: "suggestedquestions_es", isLonger: false },
  ]);
});
