import { describe, expect, test } from "vitest";
import { doctorWords } from "#shared/contract/content/concerns.ts";
import { figuresIn } from "#shared/rules/content/figures.ts";
import {
  fleschKincaidGrade,
  inflesz,
  sentencesOf,
  splitWords,
} from "#shared/rules/content/readability.ts";
import { hasDoctorWords, isSigned } from "#shared/rules/content/signature.ts";
import { textWarnings } from "#shared/rules/content/warnings.ts";
import { defaultConcerns } from "./content.ts";
import { defaultDoctorWords } from "./doctor-words.ts";
import { lastRead } from "./sources.ts";

test("only default concerns have words for the doctor", () => {
  const keys = defaultConcerns.map(({ key }) => key);
  expect(Object.keys(defaultDoctorWords)).toEqual(keys);
});

const all = defaultConcerns.map(({ key, content }) => ({
  key,
  content,
  words: defaultDoctorWords[key]!,
}));

describe.each(all)("the words for the doctor: $key", ({ content, words }) => {
  const { connect, connect_es, counsel, counsel_es } = words;

  test("are accepted by the API, in both languages and without warnings", () => {
    expect(doctorWords.parse(words)).toEqual(words);
    for (const text of [connect, connect_es, counsel, counsel_es])
      expect(text).not.toBe("");
    expect(textWarnings(words)).toEqual([]);
  });

  test("connect in one short sentence without figures", () => {
    for (const text of [connect, connect_es]) {
      expect(sentencesOf(text)).toHaveLength(1);
      expect(splitWords(text).length).toBeLessThanOrEqual(14);
      expect(figuresIn(text)).toEqual([]);
    }
  });

  test("counsel in few words; only the page recommends, once", () => {
    for (const text of [counsel, counsel_es]) {
      expect(splitWords(text).length).toBeLessThanOrEqual(26);
      expect(text).not.toMatch(/recommend it|recomiendo/i);
    }
  });

  test("do not say that this family asked", () => {
    for (const text of [connect, connect_es])
      expect(text).not.toMatch(
        /\b(you (ask|want|think)|me pregunta|le parece)/i,
      );
  });

  test("are easy to say", () => {
    expect(fleschKincaidGrade(connect)).toBeLessThanOrEqual(6);
    expect(fleschKincaidGrade(counsel)).toBeLessThanOrEqual(6);
    expect(inflesz(connect_es)).toBeGreaterThanOrEqual(65);
    expect(inflesz(counsel_es)).toBeGreaterThanOrEqual(65);
  });

  test("contain only figures of the concern’s page", () => {
    expect(figuresIn(counsel_es)).toEqual(figuresIn(counsel));
    const pages = [content.content, content.content_es];
    for (const [at, text] of [counsel, counsel_es].entries())
      for (const figure of figuresIn(text))
        expect(figuresIn(pages[at]!)).toContain(figure);
  });

  test("have a source that the concern’s page links to", () => {
    expect(content.content).toContain(`href="${words.counselsource}"`);
  });

  test("name their source in both languages", () => {
    const { counselsourcename, counselsourcename_es } = words;
    expect(counselsourcename).not.toBe("");
    expect(counselsourcename_es).not.toBe("");
    const year = /\d{4}/g;
    expect(counselsourcename_es.match(year)).toEqual(
      counselsourcename.match(year),
    );
  });

  test("give the day on which that source was read", () => {
    const read = lastRead[words.counselsource];
    expect(words.counselread).toBe(read === "not read" ? "" : read);
  });

  test("wait for a clinician’s signature", () => {
    expect(hasDoctorWords(words)).toBe(true);
    expect(isSigned(words)).toBe(false);
    const { signedby, signedon, signedtext } = words;
    expect([signedby, signedon, signedtext]).toEqual(["", "", ""]);
  });
});
