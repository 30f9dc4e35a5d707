import { expect, test } from "vitest";
import { inLanguage, inMarkedLanguage } from "./in-language.ts";

test("returns the text in the page's language, or English without Spanish", () => {
  expect(inLanguage("en", "Fever", "Fiebre")).toBe("Fever");
  expect(inLanguage("es", "Fever", "Fiebre")).toBe("Fiebre");
  expect(inLanguage("es", "Fever", "")).toBe("Fever");
  expect(inLanguage("es", ["one"], [])).toEqual(["one"]);
  expect(inLanguage("en", "", "Fiebre")).toBe("");
});

test("marks English text on a Spanish page with lang", () => {
  const english = { words: "Fever", lang: "en" };
  expect(inMarkedLanguage("es", "Fever", "")).toEqual(english);
  const own = { words: "Fiebre", lang: undefined };
  expect(inMarkedLanguage("es", "Fever", "Fiebre")).toEqual(own);
  expect(inMarkedLanguage("en", "Fever", "").lang).toBeUndefined();
});
