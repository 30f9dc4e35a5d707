import { expect, test } from "vitest";
import { firstName } from "./first-name.ts";

test.each([
  ["Emily Davis", "Emily"],
  [" María  José Ruiz ", "María"],
  ["Nguyen, Thi", "Thi"],
  ["Nguyen,", "Nguyen,"],
  ["Ana", "Ana"],
])("the first name of %j is %s", (name, first) => {
  expect(firstName(name)).toBe(first);
});
