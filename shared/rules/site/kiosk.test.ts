import { expect, test } from "vitest";
import { isShownOnKiosk } from "./kiosk.ts";

const id = "r".repeat(22);

test.each([
  "/kiosk",
  "/quiz",
  "/question/16",
  `/rank/${id}`,
  `/results/${id}`,
  "/concerns",
  `/concerns/${id}`,
  "/information",
  "/sources/",
])("a clinic tablet shows %s", (path) => {
  expect(isShownOnKiosk(path)).toBe(true);
});

test.each([
  "/",
  `/${id}`,
  `/quiz/${id}`,
  `/results/${id}/sms-share`,
  "/contact",
  "/feedback",
  "/visit",
  "/login",
  "/dashboard",
  "/dashboard/links",
  "/unknown",
])("a clinic tablet does not show %s", (path) => {
  expect(isShownOnKiosk(path)).toBe(false);
});
