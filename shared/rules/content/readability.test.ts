import { describe, expect, test } from "vitest";
import {
  englishSyllables,
  fleschKincaidGrade,
  inflesz,
  sentencesOf,
  spanishSyllables,
  splitWords,
} from "./readability.ts";

const english = [
  "1: the be shot arm sore nurse caused whole lives goes eyes helped aged child's don’t you're kids clothes school CARD 2014",
  "2: vaccine vaccines doctor virus human cancer questions places nurses needed table little safely safety careful movement something sometimes maybe doesn't doing saying studied allowed quiet people fever nurse's US well-known",
  "3: cervical diseases period serious protected infection area easier worrying usual sexual reaction everyone scientist evidence completely element nausea opinion autism HPV HPV’s FDA",
  "4: immediate ovarian usually society January fertility",
  "5: immunization individual infertility WHO",
  "6: papillomavirus",
];

const spanish = [
  "1: y hay muy que bien vez rey 2014",
  "2: cáncer virus año niña cuello dosis quiere cuida aunque leer país día también prohibir ciencia huevo búho ciudad",
  "3: vacuna agencia estudio ahora quería vergüenza pingüino inyección dieciséis efectos",
  "4: vacunación papiloma vehículo energía secundarios VPH VIH",
  "5: enfermedades recomendado OMS",
  "6: papilomavirus",
];

function cases(table: string[]) {
  return table.flatMap((row) => {
    const [count, words = ""] = row.split(": ");
    return words.split(" ").map((word) => [word, Number(count)] as const);
  });
}

describe("English syllables", () => {
  test.each(cases(english))("%s has %i", (word, count) => {
    expect(englishSyllables(word)).toBe(count);
  });
});

describe("Spanish syllables", () => {
  test.each(cases(spanish))("%s has %i", (word, count) => {
    expect(spanishSyllables(word)).toBe(count);
  });
});

describe("the sentences of an HTML text", () => {
  test("end with headings, paragraphs and list items", () => {
    const html =
      "<h3>What we know</h3><p>It <strong>helps</strong>. Really?</p><ul><li>One dose</li><li>Two&nbsp;doses</li></ul>";
    expect(sentencesOf(html)).toEqual([
      "What we know",
      "It helps .",
      "Really?",
      "One dose",
      "Two doses",
    ]);
  });

  test("do not end inside a number or after a doctor's title", () => {
    expect(sentencesOf("<p>Dr. Ruiz saw 97.4 of them. Yes.</p>")).toHaveLength(
      2,
    );
  });

  test("end before a closing quotation mark", () => {
    expect(sentencesOf("<p>“How do we know?” Ask.</p>")).toHaveLength(2);
  });

  test("leave out parts without words", () => {
    expect(sentencesOf("<p></p><p>&nbsp;</p><p>–</p>")).toEqual([]);
  });
});

test("a number with commas and a hyphenated pair are one word each", () => {
  expect(splitWords("<p>35,000 well-known facts, and “more”.</p>")).toEqual([
    "35,000",
    "well-known",
    "facts",
    "and",
    "more",
  ]);
});

test("the English grade follows the formula of Flesch and Kincaid", () => {
  const html = "<p>The cat sat down. It was a hospital.</p>";
  expect(fleschKincaidGrade(html)).toBeCloseTo(
    0.39 * (8 / 2) + 11.8 * (10 / 8) - 15.59,
  );
});

test("the Spanish score follows the INFLESZ formula", () => {
  const html = "<p>La vacuna protege. Hable con su doctora.</p>";
  expect(inflesz(html)).toBeCloseTo(206.835 - 62.3 * (14 / 7) - 7 / 2);
});
