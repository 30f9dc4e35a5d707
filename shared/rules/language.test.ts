import { expect, test } from "vitest";
import { chooseLanguage, isLanguage, languageQuery } from "./language.ts";

test("the visitor's own choice beats the browser", () => {
  expect(chooseLanguage(["en"], "es")).toBe("en");
  expect(chooseLanguage([undefined, "es"], "en")).toBe("es");
});

test("without a choice the browser's favourite of the two decides", () => {
  expect(chooseLanguage([], "es-MX,es;q=0.9,en;q=0.8")).toBe("es");
  expect(chooseLanguage([], "en;q=0.5, es-419;q=0.7")).toBe("es");
  expect(chooseLanguage([], "fr-CA, en-US;q=0.4, es;q=0.3")).toBe("en");
});

test("a language that is refused, unknown or nonsense does not count", () => {
  expect(chooseLanguage(["de", "español"], "es;q=0, fr")).toBe("en");
  expect(chooseLanguage([], undefined)).toBe("en");
  expect(chooseLanguage([], ";;q=x,,")).toBe("en");
});

test("only a link in Spanish says its language", () => {
  expect(languageQuery("es")).toBe("?lang=es");
  expect(languageQuery("en")).toBe("");
});

test.each([undefined, "", "fr", "EN", "es-MX"])("%s is no language", (tag) => {
  expect(isLanguage(tag)).toBe(false);
});
