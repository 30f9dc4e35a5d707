import { expect, test } from "vitest";
import { checkSheet, sheetProblem } from "./check-sheet.ts";
import { translatableTexts } from "./texts.ts";

test.each([
  [4, 20, undefined],
  [5, 20, "elsewhere"],
  [2, 3, undefined],
  [3, 3, "elsewhere"],
])(
  "a sheet with %i of %i rows that belong elsewhere has the problem %s",
  (wrong, total, problem) => {
    const names = Array.from({ length: total + 1 }, (_, at) => ({
      name: `Name ${at}`,
      name_es: `Nombre ${at}`,
    }));
    const texts = translatableTexts({
      settings: {},
      concerns: Object.fromEntries(
        names.map((fields, at) => [`c${at}`, fields]),
      ),
      questions: {},
      order: { concerns: names.map((_, at) => `c${at}`), questions: [] },
    });
    const rowsWith = (spanishOf: (at: number) => string) =>
      names.slice(0, total).map(({ name }, at) => ({
        line: at + 2,
        key: `concerns/c${at}/name`,
        english: name,
        spanish: spanishOf(at),
        isText: true,
      }));
    const moved = rowsWith((at) =>
      at < wrong ? `Nombre ${at + 1}` : `Nombre nuevo ${at}`,
    );
    expect(sheetProblem(checkSheet(texts, moved))).toBe(problem);
    const damaged = rowsWith((at) =>
      at < wrong ? `PrÃ³ximo ${at}` : `Otro ${at}`,
    );
    expect(sheetProblem(checkSheet(texts, damaged))).toBe(problem && "damaged");
  },
);
