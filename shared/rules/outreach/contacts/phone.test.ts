import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  asInternational,
  callAddress,
  defaultPrefix,
  isCallable,
  looksInternational,
  maskPhone,
  readablePhone,
} from "./phone.ts";

describe("a masked phone", () => {
  test.each([
    ["+15551234567", "+15******567"],
    ["+1 (555) 123-4567", "+15******567"],
    ["  +15551234567", "+15******567"],
    ["5551234567", "55*****567"],
    ["+123456", "+12*456"],
    ["+12345", "+*****"],
    ["+1", "+*"],
    ["+", "+"],
    ["", ""],
    ["call 555-1234 Ana", "55**234"],
  ])("%j becomes %j", (phone, masked) => {
    expect(maskPhone(phone)).toBe(masked);
  });

  test("shows at most the first two and the last three digits", () => {
    const phone = fc.string({
      unit: fc.constantFrom(..."0123456789+- ()a".split("")),
    });
    fc.assert(
      fc.property(phone, (text) => {
        const masked = maskPhone(text).replace("+", "");
        const digits = text.replace(/\D/g, "");
        expect(masked).toHaveLength(digits.length);
        expect(masked).toMatch(/^(\d\d\*+\d{3}|\**)$/);
        if (masked.startsWith("*")) return;
        expect(masked.slice(0, 2)).toBe(digits.slice(0, 2));
        expect(masked.slice(-3)).toBe(digits.slice(-3));
      }),
    );
  });
});

describe("an international number", () => {
  test.each([
    ["may look like the example in the form", "+1 000 111 2222"],
    ["has twelve characters", "+15551234567"],
    ["may have dashes and parentheses", "+1 (555) 123-4567"],
    ["may be pasted with typographic hyphens", "+1 555‑123–4567"],
    [
      "may be pasted with non-breaking spaces",
      "+1\u00a0555\u00a0123\u00a04567",
    ],
    ["may have spaces around it", " +15551234567 "],
    ["may be from another country", "+52 55 1234 5678"],
  ])("%s", (_, text) => {
    expect(looksInternational(text)).toBe(true);
  });

  test.each([
    ["has fewer than twelve characters", "+1555123456"],
    ["reaches twelve only with spaces around it", " +1555123456 "],
    ["has no plus", "155512345678"],
    ["begins with two zeros", "0015551234567"],
    ["has its plus elsewhere", "1+5551234567"],
    ["has two pluses", "++15551234567"],
    ["has letters", "+1555CALLNOW"],
    ["has an extension", "+15551234567;9"],
    ["is the prefix alone", defaultPrefix],
    ["is empty", ""],
  ])("is refused when it %s", (_, text) => {
    expect(looksInternational(text)).toBe(false);
  });

  test("starts with the prefix of an empty phone field", () => {
    expect(looksInternational(`${defaultPrefix}5551234567`)).toBe(true);
  });
});

describe("a US number", () => {
  test.each([
    "2025550144",
    "202 555 0144",
    "(202) 555-0144",
    "202-555-0144",
    "202.555.0144",
    "202\u20115550144",
    " 2025550144 ",
    "12025550144",
    "1 (202) 555-0144",
    "1-202-555-0144",
    "+112025550144",
    "+11 (202) 555-0144",
    "+1 1 202 555 0144",
  ])("%j becomes +12025550144", (text) => {
    expect(asInternational(text)).toBe("+12025550144");
    expect(looksInternational(asInternational(text))).toBe(true);
  });

  test.each([
    "",
    "+1",
    "+12025550144",
    "+1 (202) 555-0144",
    "+52 55 1234 5678",
    "+11202555014",
    "+2112025550144",
    "52155512345",
    "202555014",
    "22025550144",
    "112025550144",
    "0012025550144",
    "202555CALL",
    "2025550144 ext 9",
    "2025550144;9",
    "２０２５５５０１４４",
  ])("%j stays unchanged", (text) => {
    expect(asInternational(text)).toBe(text);
  });

  test("stays the same when it is converted again", () => {
    const phone = fc.string({
      unit: fc.constantFrom(..."0123456789+- ().".split("")),
    });
    fc.assert(
      fc.property(phone, (text) => {
        const once = asInternational(text);
        expect(asInternational(once)).toBe(once);
        if (once !== text.trim()) expect(once).toMatch(/^\+1\d{10}$/);
      }),
    );
  });
});

describe("a number to call", () => {
  test.each([
    ["(202) 555-0144", "tel:+12025550144"],
    ["1-202-555-0144", "tel:+12025550144"],
    ["+52 55 1234 5678", "tel:+525512345678"],
    ["211", "tel:211"],
  ])("%j has the link %j", (phone, address) => {
    expect(isCallable(phone)).toBe(true);
    expect(callAddress(phone)).toBe(address);
  });

  test("may be empty, and then has no link", () => {
    expect(isCallable("")).toBe(true);
    expect(callAddress("")).toBe("");
    expect(callAddress(" ")).toBe("");
  });

  test.each(["202 555 0144 ext. 9", "ask at the desk", "12", "555-CALL", "+"])(
    "%j is refused",
    (phone) => {
      expect(isCallable(phone)).toBe(false);
    },
  );
});

test.each([
  ["+13055550100", "(305) 555-0100"],
  ["305.555.0100", "(305) 555-0100"],
  ["(305) 555-0100", "(305) 555-0100"],
  ["+52 55 1234 5678", "+52 55 1234 5678"],
  ["Ask for Ana", "Ask for Ana"],
  ["", ""],
])("%j is displayed as %j", (phone, shown) => {
  expect(readablePhone(phone)).toBe(shown);
});
