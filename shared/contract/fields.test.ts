import { expect, test } from "vitest";
import { webAddress } from "./fields.ts";

test.each(["https://español.example", "http://cdc.gov:8080/hpv?a=b#c"])(
  "accepts %s as a page address",
  (address) => {
    expect(webAddress.parse(address)).toBe(address);
  },
);

test.each([
  "cdc.gov",
  "https:cdc.gov",
  "https://user@cdc.gov/",
  "https://127.0.0.1/",
  "https://localhost/",
  "https://a page.org",
  `https://cdc.gov/${"x".repeat(2000)}`,
])("refuses %s as a page address", (typed) => {
  expect(webAddress.safeParse(typed).success).toBe(false);
});
