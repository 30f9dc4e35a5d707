import { expect, test } from "vitest";
import { chooseLanguage, isLanguage, languageQuery } from "./language.ts";

test("prefers the visitor's choice to the browser's language", () => {
  expect(chooseLanguage(["en"], "es")).toBe("en");
  expect(chooseLanguage([undefined, "es"], "en")).toBe("es");
});

test("without a choice, uses the supported language the browser prefers", () => {
  expect(chooseLanguage([], "es-MX,es;q=0.9,en;q=0.8")).toBe("es");
  expect(chooseLanguage([], "en;q=0.5, es-419;q=0.7")).toBe("es");
  expect(chooseLanguage([], "fr-CA, en-US;q=0.4, es;q=0.3")).toBe("en");
});

test("ignores languages that are refused, unknown or malformed", () => {
  expect(chooseLanguage(["de", "español"], "es;q=0, fr")).toBe("en");
  expect(chooseLanguage([], undefined)).toBe("en");
  expect(chooseLanguage([], ";;q=x,,")).toBe("en");
});

test("adds the language only to Spanish links", () => {
  expect(languageQuery("es")).toBe("?lang=es");
  expect(languageQuery("en")).toBe("");
});

test.each([undefined, "", "fr", "EN", "es-MX"])(
  "does not accept %s as a language",
  (tag) => {
    expect(isLanguage(tag)).toBe(false);
  },
);
