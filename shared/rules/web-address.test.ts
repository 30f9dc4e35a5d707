import { expect, test } from "vitest";
import { secureAddress, completeAddress } from "./web-address.ts";

const secure = [
  "https://www.cdc.gov/hpv?a=b#c",
  "https://a-b.example.org:8443/x",
  "HTTPS://cdc.gov",
  "https://español.example",
];
const whole = [...secure, "http://cdc.gov"];

test.each(whole)("%s stays unchanged", (address) => {
  expect(completeAddress(` ${address} `)).toBe(address);
});

test("adds https:// when it is missing", () => {
  expect(completeAddress("cdc.gov/hpv?a=b#c")).toBe(
    "https://cdc.gov/hpv?a=b#c",
  );
  expect(secureAddress("  www.cdc.gov ")).toBe("https://www.cdc.gov");
});

const none = [
  "",
  "cdc",
  "a page",
  "/dashboard",
  "#top",
  "https://",
  "https://a page.org",
  "https:cdc.gov",
  "https:\\\\cdc.gov",
  "javascript:alert(1)",
  "data:text/html,x",
  "mailto:a@clinic.example",
  "ftp://cdc.gov",
  "https://user@cdc.gov/",
  "https://user:word@cdc.gov",
  "https://localhost/",
  "https://127.0.0.1/",
  "https://cdc.gov:99999/",
  "https://-cdc.gov",
  `https://cdc.gov/${"x".repeat(2000)}`,
];

test.each(none)("'%s' is not a web address", (typed) => {
  expect(completeAddress(typed)).toBeUndefined();
});

test("accepts only https addresses in formatted texts", () => {
  for (const address of secure) expect(secureAddress(address)).toBe(address);
  expect(secureAddress("http://cdc.gov")).toBeUndefined();
  for (const typed of none) expect(secureAddress(typed)).toBeUndefined();
});
