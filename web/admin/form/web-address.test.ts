import { expect, test } from "vitest";
import { webAddress as contract } from "#shared/contract/fields.ts";
import { webAddress } from "./web-address.ts";

const whole = [
  "https://www.cdc.gov/hpv?a=b#c",
  "http://cdc.gov",
  "https://a-b.example.org:8443/x",
];

test.each(whole)("%s stays as it is", (address) => {
  expect(webAddress(` ${address} `)).toBe(address);
});

test("the beginning that everybody leaves out is put in front", () => {
  expect(webAddress("cdc.gov/hpv")).toBe("https://cdc.gov/hpv");
});

const none = [
  "",
  "cdc",
  "a page",
  "https://a page.org",
  "javascript:alert(1)",
  "mailto:a@clinic.example",
  "ftp://cdc.gov",
  "https://user@cdc.gov/",
  "https://localhost/",
  "https://127.0.0.1/",
  "https://-cdc.gov",
  `https://cdc.gov/${"x".repeat(2000)}`,
];

test.each(none)("'%s' is none", (typed) => {
  expect(webAddress(typed)).toBeUndefined();
});

test("what is an address here is one for the contract, and the other way round", () => {
  for (const address of whole)
    expect(contract.safeParse(address).success).toBe(true);
  for (const typed of none)
    expect(contract.safeParse(typed).success).toBe(false);
});
