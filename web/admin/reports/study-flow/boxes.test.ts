import { expect, test } from "vitest";
import { studyFlowWords } from "#web/i18n/admin/reports/study-flow.words.ts";
import { lossReasons } from "#shared/rules/reports/study-flow.ts";
import { boxesOf, pictureWidth, wrapped } from "./boxes.ts";

test("wraps texts, and keeps numbers with their sign", () => {
  expect(wrapped("Opened the link: n = 12", 140)).toEqual([
    "Opened the link:",
    "n\u00a0=\u00a012",
  ]);
});

test.each([
  ["a".repeat(100), 41, 44],
  ["A".repeat(100), 30, 36],
  ["W".repeat(100), 24, 28],
  ["👩".repeat(100), 20, 25],
  ["ONE OF MANY ".repeat(9).trim(), 30, 40],
])("divides %s into lines that fill the picture", (text, least, most) => {
  const lines = wrapped(text, pictureWidth);
  for (const line of lines)
    expect(Array.from(line).length).toBeLessThanOrEqual(most);
  for (const line of lines.slice(0, -1))
    expect(Array.from(line).length).toBeGreaterThanOrEqual(least);
  expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
});

test.each(["en", "es"] as const)("no box covers another, in %s", (language) => {
  const lost = lossReasons.map((reason) => ({ reason, contacts: 123_456 }));
  const boxes = boxesOf(
    [
      { step: "invited", contacts: 1_234_567, lost },
      { step: "finished", contacts: 1, lost: [] },
    ],
    studyFlowWords[language],
  );
  expect(boxes.map(({ kind }) => kind)).toEqual(["step", "lost", "step"]);
  for (const [at, { y, height }] of boxes.entries())
    expect(boxes[at + 1]?.y ?? Infinity).toBeGreaterThan(y + height);
});
