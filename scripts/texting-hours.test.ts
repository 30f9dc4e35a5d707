import { expect, test } from "vitest";
import { simulateTexts } from "#bench/prove/texting.ts";

test("of 20,000 texts around both changes of the clocks none goes outside its hours, or later than needed", () => {
  expect(simulateTexts(20_000)).toMatchObject({
    tried: 20_000,
    failed: 0,
    "later than needed": 0,
  });
});
