import { expect, test } from "vitest";
import { idShape } from "./ids.ts";

test.each(["1".repeat(22), "4kQ9zTnWbYc8RfLxJmVu2H"])("%s is an id", (id) => {
  expect(idShape.test(id)).toBe(true);
});

test.each(["", "1".repeat(21), "1".repeat(23), "0OIl".padEnd(22, "1"), "-_-"])(
  "'%s' is none",
  (text) => {
    expect(idShape.test(text)).toBe(false);
  },
);
