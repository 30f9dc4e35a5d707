// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from "vitest";
import { LanguageProvider } from "#web/core/language.tsx";
import { mount } from "#web/testing/mount.tsx";
import type { Brief } from "./brief.ts";
import { BriefPage } from "./brief-page.tsx";
import type { VisitTexts } from "./visit-texts.ts";

const concern = (digit: string, words: object | null) => ({
  _id: digit.repeat(22),
  name: `Worry ${digit}`,
  name_es: `Preocupación ${digit}`,
  suggestedquestions: [`Question ${digit}?`],
  suggestedquestions_es: [`¿Pregunta ${digit}?`],
  words,
});

const texts = {
  announce_en: "Let us talk about it.",
  announce_es: "Hablemos de ella.",
  nottoday_en: "Agree on a date.",
  nottoday_es: "Acuerden una fecha.",
  concerns: [
    concern("1", {
      connect: "Many parents ask about this.",
      connect_es: "Muchos padres preguntan por esto.",
      counsel: "Serious problems are rare.",
      counsel_es: "Los problemas graves son raros.",
      counselsource: "https://pmc.ncbi.nlm.nih.gov/articles/PMC8391101",
      counselsourcename: "Danish study, 2021",
      counselsourcename_es: "",
      counselread: "2026-11-20",
      signedby: "Dr. Example",
      signedon: "2026-11-28",
    }),
    concern("2", null),
  ],
} as VisitTexts;

const brief: Brief = {
  language: "es",
  day: "2026-11-28",
  worries: ["1", "2", "3"].map((digit) => digit.repeat(22)),
  questions: [
    { text: "Question 1?", isOwn: false },
    { text: "Removed by staff?", isOwn: false },
    { text: "¿Y el fútbol?", isOwn: true },
  ],
  age: "11 to 12",
  doses: null,
};

async function open(language: "en" | "es", shown = brief) {
  await mount(
    <LanguageProvider language={language}>
      <BriefPage brief={shown} texts={texts} />
    </LanguageProvider>,
  );
}

const pageText = () => document.body.textContent;

test("shows signed words with their source, and only the name of other worries", async () => {
  await open("en");
  expect(pageText()).toContain("Many parents ask about this.");
  expect(pageText()).toContain("Serious problems are rare.");
  expect(pageText()).toContain("Danish study, 2021 PMC8391101");
  expect(pageText()).toContain("Approved by Dr. Example, Nov 28, 2026");
  expect(pageText()).toContain("Worry 2");
  expect(pageText()).toContain("1 topic is no longer on this site.");
});

test("recommends the vaccine once, after one question to the family", async () => {
  await open("en");
  expect(pageText().match(/I recommend it today/g)).toHaveLength(1);
  expect(pageText().match(/What matters most to you/g)).toHaveLength(1);
});

test("marks a source that has only an English name", async () => {
  await open("es");
  expect(document.querySelector("p[lang=en]")?.textContent).toContain(
    "Danish study, 2021",
  );
  expect(pageText()).toContain("Aprobado por Dr. Example el 28 nov 2026");
});

describe("words signed more than a year ago", () => {
  afterEach(() => void vi.useRealTimers());

  test("are hidden", async () => {
    vi.useFakeTimers({
      now: new Date("2027-11-29T12:00:00Z"),
      toFake: ["Date"],
    });
    await open("en");
    expect(pageText()).toContain("Worry 1");
    expect(pageText()).not.toContain("Serious problems are rare.");
    expect(pageText()).not.toContain("Dr. Example");
  });
});

const neutral = "Let us talk about it.";
const recommended = "I recommend it today";
const later = "Agree on a date.";

test.each([
  [{ age: null, doses: null }, [neutral, recommended, later], []],
  [{ age: "11 to 12", doses: "none" }, [neutral, recommended, later], []],
  [
    { age: "under 9", doses: "none" },
    ["from age 9 on"],
    [neutral, recommended, later],
  ],
  [
    { age: "13 to 14", doses: "one" },
    ["another dose is due", recommended, later],
    [neutral],
  ],
  [
    { age: "11 to 12", doses: "two or more" },
    ["Thank you", "anything is left"],
    [neutral, recommended, later],
  ],
] as const)("says what fits a child with %j", async (child, has, not) => {
  await open("en", { ...brief, ...child });
  for (const words of has) expect(pageText()).toContain(words);
  for (const words of not) expect(pageText()).not.toContain(words);
});

test("shows a suggested question in both languages, and quotes the family's own", async () => {
  await open("en");
  const items = [...document.querySelectorAll("li")].map(
    ({ textContent }) => textContent,
  );
  expect(items).toContain("Question 1?¿Pregunta 1?");
  expect(items).toContain("In their own words: Removed by staff?");
  expect(items).toContain("In their own words: ¿Y el fútbol?");
  const quote = document.querySelector("q[lang=es]");
  expect(quote?.textContent).toBe("¿Y el fútbol?");
  expect(quote?.getAttribute("dir")).toBe("auto");
});

test("shows each question once if the doctor reads the family's language", async () => {
  await open("es");
  expect(pageText()).toContain("¿Pregunta 1?");
  expect(pageText()).not.toContain("Question 1?");
  expect(pageText()).toContain("Hablemos de ella.");
});

test("says so if the family chose no questions, and shows no worries", async () => {
  await open("en", { ...brief, worries: [], questions: [] });
  expect(pageText()).toContain("The family did not choose questions.");
  expect(document.querySelector("ol")).toBeNull();
});
