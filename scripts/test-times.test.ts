import { expect, test } from "vitest";
import { slowest } from "./test-times.mjs";

const spec = (title: string, duration: number) => ({
  title,
  tests: [{ projectName: "phone", results: [{ duration }] }],
});

test("lists the ten slowest tests of both runs, slowest first", () => {
  const unit = {
    testResults: [
      {
        assertionResults: [
          { fullName: "a contact is added", duration: 1240 },
          { fullName: "a contact is left out" },
          ...Array.from({ length: 9 }, (_, at) => ({
            fullName: `quick ${at}`,
            duration: 2,
          })),
        ],
      },
    ],
  };
  const browser = {
    suites: [
      {
        specs: [spec("the quiz is taken", 3100)],
        suites: [{ specs: [spec("the result is read", 12_600)] }],
      },
    ],
  };
  const lines = slowest(unit, browser);
  expect(lines).toHaveLength(10);
  expect(lines.slice(0, 4)).toEqual([
    "  12.6 s  the result is read (phone)",
    "   3.1 s  the quiz is taken (phone)",
    "   1.2 s  a contact is added",
    "   0.0 s  quick 0",
  ]);
});
