import { expect, test } from "vitest";
import { defaultText } from "./default-text.ts";

const texts = { message_en: "Hello", message_es: "Hola" };
const [english, spanish] = [
  { language: "en" as const },
  { language: "es" as const },
];

test.each([
  [[english, english], "Hello"],
  [[spanish], "Hola"],
  [[spanish, english], "Hello\nHola"],
  [[], "Hello"],
])("for %j it is %j", (chosen, text) => {
  expect(defaultText(texts, chosen)).toBe(text);
});

test("a language without a text gets the other one", () => {
  const onlyEnglish = { ...texts, message_es: "" };
  expect(defaultText(onlyEnglish, [spanish])).toBe("Hello");
  expect(defaultText(onlyEnglish, [spanish, english])).toBe("Hello");
});
