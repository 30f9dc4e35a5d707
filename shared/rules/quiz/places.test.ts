import { expect, test } from "vitest";
import { isSameForAll, placeOf, places } from "./places.ts";

const id = "1".repeat(22);
const addressOf = (pattern: string) =>
  pattern.replace("{number}", "16").replace(/\{\w+\}/, id);

test("finds every screen by its address, and its pattern contains no id", () => {
  expect(places.map((place) => placeOf(addressOf(place)))).toEqual(places);
  expect(placeOf("/quiz/")).toBe("/quiz");
});

test.each([
  "/dashboard",
  "/login",
  `/${id}x`,
  "/results",
  "/quiz/1",
  "/x",
  "/question/one",
])("%s is not counted", (path) => {
  expect(placeOf(path)).toBeUndefined();
});

test("all pages are the same for all visitors, except those with personal content", () => {
  expect(places.filter((place) => !isSameForAll(addressOf(place)))).toEqual([
    "/{contactId}",
    "/quiz/{id}",
    "/question/{number}",
    "/rank/{id}",
    "/results/{id}",
    "/results/{id}/sms-share",
    "/results/{id}/email-share",
  ]);
  expect(isSameForAll("/login")).toBe(true);
});

test.each(["/quiz/", "/dashboard", "/concerns/x", "//", "/Quiz"])(
  "%s is not cached for all visitors",
  (path) => {
    expect(isSameForAll(path)).toBe(false);
  },
);
