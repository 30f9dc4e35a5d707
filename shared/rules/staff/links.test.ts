import { expect, test } from "vitest";
import { hoursInWords } from "./links.ts";

test.each([
  [1, "1 hour", "1 hora"],
  [23, "23 hours", "23 horas"],
  [24, "1 day", "1 día"],
  [36, "36 hours", "36 horas"],
  [72, "3 days", "3 días"],
] as const)("%i hours are %s, %s", (hours, english, spanish) => {
  expect(hoursInWords(hours, "en")).toBe(english);
  expect(hoursInWords(hours, "es")).toBe(spanish);
});
