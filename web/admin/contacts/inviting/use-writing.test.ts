import { expect, test } from "vitest";
import { problemOf } from "./use-writing.ts";

test("a message has at least one letter and at most as many as fit", () => {
  expect(problemOf("")).toBe("missing");
  expect(problemOf(" \n")).toBe("missing");
  expect(problemOf(" x ")).toBeUndefined();
  expect(problemOf("x".repeat(1000) + " ")).toBeUndefined();
  expect(problemOf("x".repeat(1001))).toBe("tooLong");
});

test("a message that is still a placeholder is not sent", () => {
  expect(problemOf("Placeholder: your clinic. STOP to stop.")).toBe(
    "placeholder",
  );
  expect(problemOf("Texto provisional: su clínica.")).toBe("placeholder");
});
