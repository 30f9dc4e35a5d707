// @vitest-environment jsdom
import { expect, test } from "vitest";
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
  announce_en: "Due today.",
  announce_es: "Le toca hoy.",
  nottoday_en: "Agree on a date.",
  nottoday_es: "Acuerden una fecha.",
  concerns: [
    concern("1", {
      connect: "You asked about this.",
      connect_es: "Me preguntó por esto.",
      counsel: "I recommend it today.",
      counsel_es: "La recomiendo hoy.",
      counselsource: "https://www.cdc.gov/page",
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
  expect(pageText()).toContain("Connect: You asked about this.");
  expect(pageText()).toContain("Counsel: I recommend it today.");
  expect(pageText()).toContain("cdc.gov, read 11/20/2026");
  expect(pageText()).toContain("Approved by Dr. Example, 11/28/2026");
  expect(pageText()).toContain("Worry 2");
  expect(pageText()).toContain("1 topic is no longer on this site.");
});

test("shows a suggested question in both languages, and quotes the family's own", async () => {
  await open("en");
  const items = [...document.querySelectorAll("li")].map(
    ({ textContent }) => textContent,
  );
  expect(items).toContain("Question 1?¿Pregunta 1?");
  expect(items).toContain("In their own words: Removed by staff?");
  expect(items).toContain("In their own words: ¿Y el fútbol?");
  expect(document.querySelector("q[lang=es]")?.textContent).toBe(
    "¿Y el fútbol?",
  );
});

test("shows each question once if the doctor reads the family's language", async () => {
  await open("es");
  expect(pageText()).toContain("¿Pregunta 1?");
  expect(pageText()).not.toContain("Question 1?");
  expect(pageText()).toContain("Le toca hoy.");
});

test("says what is missing if the family chose nothing", async () => {
  await open("en", { ...brief, worries: [], questions: [] });
  expect(pageText()).toContain("The family did not choose questions.");
  expect(pageText()).toContain("The family did not choose topics.");
});
