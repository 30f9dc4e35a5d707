import { expect, test } from "vitest";
import { durationInWords } from "./duration.ts";

test.each([
  [1, "second", "1 second", "1 segundo"],
  [10, "minute", "10 minutes", "10 minutos"],
  [1, "minute", "1 minute", "1 minuto"],
  [1, "hour", "1 hour", "1 hora"],
  [2, "hour", "2 hours", "2 horas"],
  [1, "day", "1 day", "1 día"],
  [180, "day", "180 days", "180 días"],
] as const)("%i %s is %s, %s", (count, unit, english, spanish) => {
  expect(durationInWords(count, unit, "en")).toBe(english);
  expect(durationInWords(count, unit, "es")).toBe(spanish);
});
