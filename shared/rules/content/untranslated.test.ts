import { expect, test } from "vitest";
import { fieldsInSpanishOnly, untranslatedFields } from "./untranslated.ts";

test.each([
  [{ text: "Why?", text_es: "" }, ["text_es"]],
  [{ text_en: "Why?", text_es: " \n" }, ["text_es"]],
  [{ "main.text": "Why?", "main.text_es": "" }, ["main.text_es"]],
  [{ questions: ["Why?"], questions_es: [] }, ["questions_es"]],
  [{ text: "Why?", text_es: "¿Por qué?" }, []],
  [{ text: "", text_es: "" }, []],
  [{ text: "  ", text_es: "" }, []],
  [{ questions: [], questions_es: [] }, []],
  [{ name: "Ana" }, []],
  [{ position: 1, active: true, concern: null }, []],
])("in %o, the untranslated fields are %o", (fields, expected) => {
  expect(untranslatedFields(fields)).toEqual(expected);
});

test("allows the same pictures, videos and links in both languages", () => {
  const fields = {
    icon1_en: "/images/a.svg",
    icon1_es: "",
    "homePage.icon2_en": "/images/a.svg",
    "homePage.icon2_es": "",
    videolink: "https://www.youtube.com/watch?v=1",
    videolink_es: "",
    externallinks: [{ name: "CDC" }],
    externallinks_es: [],
  };
  expect(untranslatedFields(fields)).toEqual([]);
});

test("finds fields without English", () => {
  const fields = {
    subtitle_en: " ",
    subtitle_es: "Hola",
    text: "",
    text_es: "Hola",
    title_en: "",
    title_es: "",
    videolink: "",
    videolink_es: "https://www.youtube.com/watch?v=1",
  };
  expect(fieldsInSpanishOnly(fields)).toEqual(["subtitle_en", "text"]);
});
