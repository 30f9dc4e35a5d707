import { expect, test } from "vitest";
import { studyFlowWords } from "#web/i18n/admin/reports/study-flow.words.ts";
import { lossReasons } from "#shared/rules/reports/study-flow.ts";
import { boxesOf, wrapped } from "./boxes.ts";

test("wraps texts, keeps numbers with their sign, and divides long words", () => {
  expect(wrapped("Opened the link: n = 12", 18)).toEqual([
    "Opened the link:",
    "n\u00a0=\u00a012",
  ]);
  expect(wrapped("aaaaaaaaaaaa b", 5)).toEqual(["aaaaa", "aaaaa", "aa b"]);
});

test.each(["en", "es"] as const)(
  "no text leaves its box and no box covers another, in %s",
  (language) => {
    const lost = lossReasons.map((reason) => ({ reason, contacts: 123_456 }));
    const boxes = boxesOf(
      [
        { step: "invited", contacts: 1_234_567, lost },
        { step: "finished", contacts: 1, lost: [] },
      ],
      studyFlowWords[language],
    );
    expect(boxes.map(({ kind }) => kind)).toEqual(["step", "lost", "step"]);
    for (const [at, { y, height, width, lines }] of boxes.entries()) {
      expect(boxes[at + 1]?.y ?? Infinity).toBeGreaterThan(y + height);
      for (const { text, indent } of lines)
        expect(text.length * 7.6 + indent).toBeLessThanOrEqual(width - 24);
    }
  },
);
