import { expect, test } from "vitest";
import { textWarnings } from "./warnings.ts";

const long = "What parents should know. ".repeat(10);

test("finds every kind of warning, with its field", () => {
  const fields = {
    name: "Cost",
    name_es: "",
    content: "",
    content_es: "<p>Hola</p>",
    childrencontent: long,
    childrencontent_es: long.slice(0, 50),
    bio_en: long,
    bio_es: long + long,
    text_en: "Placeholder: a text",
    text_es: "Un texto",
  };
  expect(textWarnings(fields)).toEqual([
    { field: "text_en", problem: "placeholder" },
    { field: "name_es", problem: "no_spanish" },
    { field: "content", problem: "no_english" },
    { field: "childrencontent_es", problem: "spanish_shorter" },
    { field: "bio_es", problem: "spanish_longer" },
    { field: "bio_es", problem: "english_in_spanish" },
  ]);
});

test("returns no warnings for complete texts", () => {
  expect(textWarnings({ name: "Cost", name_es: "Costo" })).toEqual([]);
});
