import { expect, test } from "vitest";
import { secureAddress } from "./secure-address.ts";

test.each([
  ["https://www.cdc.gov/hpv", "https://www.cdc.gov/hpv"],
  ["  cdc.gov/hpv?a=b#c ", "https://cdc.gov/hpv?a=b#c"],
  ["www.cdc.gov", "https://www.cdc.gov"],
  ["HTTPS://cdc.gov", "HTTPS://cdc.gov"],
  ["https://español.example", "https://español.example"],
])("%s is %s", (typed, address) => {
  expect(secureAddress(typed)).toBe(address);
});

test.each([
  "",
  "http://cdc.gov",
  "javascript:alert(1)",
  "data:text/html,x",
  "mailto:a@clinic.example",
  "https://",
  "https://localhost/x",
  "https://user:word@cdc.gov",
  "two words",
  "/dashboard",
  "#top",
])("'%s' is refused", (typed) => {
  expect(secureAddress(typed)).toBeUndefined();
});
