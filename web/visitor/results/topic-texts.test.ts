import { expect, test } from "vitest";
import type { Concern } from "#shared/contract/content/concerns.ts";
import { inOnly, lacksText, withoutText } from "./topic-texts.ts";

const link = { name: "CDC", url: "https://www.cdc.gov/hpv" };
const both: Concern = {
  _id: "1",
  active: true,
  name: "Fever",
  name_es: "Fiebre",
  summary: "It is rare.",
  summary_es: "",
  content: "<p>Rare</p>",
  content_es: "<p>Rara</p>",
  childrencontent: "<p>Ouch</p>",
  childrencontent_es: "",
  suggestedquestions: ["Why?"],
  suggestedquestions_es: ["¿Por qué?"],
  externallinks: [link],
  externallinks_es: [],
  videolink: "https://youtu.be/1",
  videolink_es: "https://youtu.be/2",
};

test("includes the shown texts in the page's language only", () => {
  expect(inOnly("en", both)).toEqual({
    ...both,
    summary_es: "Rara",
    content_es: "",
    childrencontent: "<",
    videolink_es: "",
    textIn: "en",
  });
});

test("includes the English text on a Spanish page without Spanish", () => {
  expect(inOnly("es", both)).toMatchObject({
    content: "",
    content_es: "<p>Rara</p>",
    externallinks: [link],
    videolink: "",
  });
});

test("includes suggested questions in both languages", () => {
  const { suggestedquestions, suggestedquestions_es } = inOnly("es", both);
  expect(suggestedquestions).toEqual(["Why?"]);
  expect(suggestedquestions_es).toEqual(["¿Por qué?"]);
});

test("lacks text only after the language changes", () => {
  expect(lacksText("es", inOnly("en", both))).toBe(true);
  expect(lacksText("en", inOnly("en", both))).toBe(false);
  expect(lacksText("es", both)).toBe(false);
  expect(lacksText("es", "loading")).toBe(false);
});

test("includes suggested questions in a closed topic, and loads its text later", () => {
  const closed = withoutText(both);
  expect(closed).toMatchObject({ name: "Fever", content: "" });
  expect(closed.suggestedquestions).toEqual(["Why?"]);
  expect(lacksText("en", closed)).toBe(true);
});
