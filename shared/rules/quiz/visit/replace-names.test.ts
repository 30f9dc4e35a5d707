import { expect, test } from "vitest";
import { replaceNames } from "./replace-names.ts";

const names = { parentName: "Ana María Ruiz", childName: "Orquídea Ruiz" };

test.each([
  ["Will Orquidea faint?", "Will my child faint?"],
  [
    "can ORQUÍDEA swim, and orquídea's brother?",
    "can my child swim, and my child's brother?",
  ],
  ["Is Orquídea Ruiz due?", "Is my child due?"],
  ["Must Ana-María Ruiz stay?", "Must the parent stay?"],
  ["Ana and Orquídea ask", "the parent and my child ask"],
  [
    "Is a banana fine? Orquideas are flowers.",
    "Is a banana fine? Orquideas are flowers.",
  ],
])("%j becomes %j", (text, shown) => {
  expect(replaceNames(text, names, "en")).toBe(shown);
});

test("names are replaced in Spanish", () => {
  expect(replaceNames("¿Le duele a Orquídea?", names, "es")).toBe(
    "¿Le duele a mi hijo o hija?",
  );
});

test("common words of a name stay", () => {
  const child = { childName: "José de la O" };
  expect(replaceNames("¿De la vacuna o de José?", child, "es")).toBe(
    "¿De la vacuna o de mi hijo o hija?",
  );
});

test("without names the text stays as it is", () => {
  expect(replaceNames("¿Y el fútbol? 👩🏽‍⚕️", {}, "es")).toBe("¿Y el fútbol? 👩🏽‍⚕️");
  expect(replaceNames("¿Y el fútbol? 👩🏽‍⚕️", names, "es")).toBe(
    "¿Y el fútbol? 👩🏽‍⚕️",
  );
});

test("signs in a name have no meaning in the search", () => {
  expect(replaceNames("Is (Leo) fine?", { childName: ".*(Leo" }, "en")).toBe(
    "Is (my child) fine?",
  );
});
