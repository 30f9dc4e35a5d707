import { expect, test } from "vitest";
import { idShape, isCutId } from "./ids.ts";

test.each(["1".repeat(22), "4kQ9zTnWbYc8RfLxJmVu2H"])(
  "accepts %s as an id",
  (id) => {
    expect(idShape.test(id)).toBe(true);
  },
);

test.each(["", "1".repeat(21), "1".repeat(23), "0OIl".padEnd(22, "1"), "-_-"])(
  "refuses '%s' as an id",
  (text) => {
    expect(idShape.test(text)).toBe(false);
  },
);

test.each([
  "4kQ9zTnWbYc8RfLx",
  "4kQ9zTnWbYc8RfLxJmVu2H.",
  "0OIl1",
  "kQzT",
  "7x…",
])("recognizes '%s' as a damaged id", (text) => {
  expect(isCutId(text)).toBe(true);
});

test.each([
  "4kQ9zTnWbYc8RfLxJmVu2H",
  "nowhere",
  "Admin",
  "wp-login.php",
  "",
  "a/b1",
  ".env1",
])("does not take '%s' for a damaged id", (text) => {
  expect(isCutId(text)).toBe(false);
});
