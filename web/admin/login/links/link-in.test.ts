import { expect, test } from "vitest";
import { linkIn } from "./link-in.ts";

test.each([
  ["setup=abc", { purpose: "setup", secret: "abc" }],
  ["invitation=a-b_c", { purpose: "invitation", secret: "a-b_c" }],
  ["password=abc", { purpose: "password", secret: "abc" }],
  ["email=abc", { purpose: "email", secret: "abc" }],
  ["forgotten", { purpose: "forgotten", secret: "" }],
  ["", undefined],
  ["content", undefined],
  ["toString=abc", undefined],
])("behind the # %j is %j", (hash, found) => {
  expect(linkIn(hash)).toEqual(found);
});
