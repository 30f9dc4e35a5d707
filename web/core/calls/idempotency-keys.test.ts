import { expect, test } from "vitest";
import { createIdempotencyKeys } from "./idempotency-keys.ts";

const [one, other] = [{ message: "one" }, { message: "other" }];

test("the same content has the same key, another one has its own", () => {
  const keys = createIdempotencyKeys();
  const key = keys.keyOf(one);
  expect(keys.keyOf(other)).not.toBe(key);
  expect(keys.keyOf({ ...one })).toBe(key);
});

test("what has arrived gets a new key, what has not keeps its own", () => {
  const keys = createIdempotencyKeys();
  const [arrived, waiting] = [keys.keyOf(one), keys.keyOf(other)];
  keys.forget({ ...one });
  expect(keys.keyOf(one)).not.toBe(arrived);
  expect(keys.keyOf(other)).toBe(waiting);
});
