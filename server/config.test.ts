import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";

describe("the countries that texts may go to", () => {
  test("are the United States and Puerto Rico unless others are named", () => {
    expect(readConfig({}).smsCountries).toEqual(["US", "PR"]);
    expect(readConfig({ SMS_COUNTRIES: "MX, CA" }).smsCountries).toEqual([
      "MX",
      "CA",
    ]);
  });

  test.each(["", "Mexico", "US,XX", "us"])("are not %j", (SMS_COUNTRIES) => {
    expect(() => readConfig({ SMS_COUNTRIES })).toThrow("SMS_COUNTRIES");
  });
});

test.each([
  { SMS_PROVIDER: "pigeon" },
  { HUMAN_CHECK: "maybe" },
  { CONTACT_US_TO: "nobody" },
])("%j is a value that cannot be used", (env) => {
  expect(() => readConfig(env)).toThrow(Object.keys(env)[0]);
});
