import { expect, test } from "vitest";
import { createIdempotencyKeys } from "./idempotency-keys.ts";

const [one, other] = [{ message: "one" }, { message: "other" }];

test("returns the same key for the same content, and another for other content", () => {
  const keys = createIdempotencyKeys();
  const key = keys.keyOf(one);
  expect(keys.keyOf(other)).not.toBe(key);
  expect(keys.keyOf({ ...one })).toBe(key);
});

test("returns the same key for the same content until the server has received it", () => {
  const keys = createIdempotencyKeys();
  const [arrived, waiting] = [keys.keyOf(one), keys.keyOf(other)];
  keys.forget({ ...one });
  expect(keys.keyOf(one)).not.toBe(arrived);
  expect(keys.keyOf(other)).toBe(waiting);
});
