import { withChildName } from "#shared/rules/content/child-name.ts";
import { describe, expect, test } from "vitest";
import { concernContent } from "#shared/contract/content/concerns.ts";
import { questionContent } from "#shared/contract/content/questions.ts";
import { editedSettings } from "#shared/contract/content/settings.ts";
import { splitWords } from "#shared/rules/content/readability.ts";
import {
  defaultConcerns,
  defaultQuestions,
  defaultSettings,
} from "./content.ts";
import {
  isName,
  isSource,
  isSpanish,
  parts,
  textsIn,
} from "#server/testing/wording/texts.ts";

const concernKeys =
  "long-term side-effects need information trust effectiveness too-young values cost shots-and-visits boys fertility".split(
    " ",
  );

describe("the default content is complete", () => {
  test("contains twelve concerns in the order in which studies of parents name them", () => {
    expect(defaultConcerns.map(({ key }) => key)).toEqual(concernKeys);
  });

  test("asks sixteen questions: one for each concern and four without a concern", () => {
    const asked = defaultQuestions.filter(({ active }) => active);
    const scored = asked.flatMap(({ concern }) => concern ?? []);
    expect(asked).toHaveLength(16);
    expect(scored.toSorted()).toEqual(concernKeys.toSorted());
  });

  test("contains thirteen inactive alternates for existing concerns", () => {
    const waiting = defaultQuestions.filter(({ active }) => !active);
    expect(waiting).toHaveLength(13);
    for (const { concern } of waiting) expect(concernKeys).toContain(concern);
  });

  test.each(defaultConcerns)("$key is accepted by the API", ({ content }) => {
    expect(concernContent.parse(content)).toEqual(content);
  });

  test("questions and settings are accepted by the API", () => {
    for (const { active: _, concern: __, ...wording } of defaultQuestions) {
      const question = { purpose: null, ...wording, concern: null };
      expect(questionContent.parse(question)).toEqual(question);
    }
    expect(editedSettings.parse(defaultSettings)).toEqual(defaultSettings);
  });

  test("each question has five different answers in each language", () => {
    for (const question of defaultQuestions) {
      const labels = textsIn(question, "").filter(([path]) =>
        path.startsWith(".label"),
      );
      const different = new Set(labels.map(([, label]) => label));
      expect(different.size, question.text).toBe(10);
    }
  });

  test.each(parts)("$part has all texts in both languages", ({ texts }) => {
    const own = texts.filter((text) => !isSource(text) && !isName(text));
    const byPath = new Map(
      own.map((text) => [
        text[0].replace(/_e[ns](?=\.|$)/, isSpanish(text) ? "_es" : ""),
        text[1],
      ]),
    );
    for (const [path, spanish] of byPath) {
      if (!path.includes("_es")) {
        const inSpanish = path.replace(/(\.\d+)?$/, "_es$1");
        expect([...byPath.keys()], path).toContain(inSpanish);
        continue;
      }
      const english = byPath.get(path.replace("_es", ""));
      expect(Boolean(spanish), path).toBe(Boolean(english));
      if (spanish) expect(spanish, path).not.toBe(english);
      else
        expect(path).toMatch(/\.(description|studyboard|hours|spoken|fee)_es$/);
    }
  });
});

describe("the three choices have texts of similar length", () => {
  const texts: Record<string, string> = withChildName(defaultSettings.results);
  test.each(["happens", "good", "bad"])("for %s", (point) => {
    for (const language of ["en", "es"]) {
      const lengths = ["now", "later", "notnow"].map(
        (choice) =>
          splitWords(texts[`${choice}${point}_${language}`] ?? "").length,
      );
      expect(Math.min(...lengths)).toBeGreaterThan(5);
      expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(4);
    }
  });
});

describe("all concern pages have the same structure", () => {
  const pages = defaultConcerns.flatMap(({ key, content }) => [
    { page: key, html: content.content, links: content.externallinks },
    {
      page: `${key}, in Spanish`,
      html: content.content_es,
      links: content.externallinks_es,
    },
  ]);
  const headings = [
    ["What is known", "What we don’t know yet", "What you can do next"],
    ["Lo que se sabe", "Lo que todavía no se sabe", "Qué puede hacer ahora"],
  ];

  test.each(pages)(
    "$page has an answer, facts, doubts and steps",
    ({ html }) => {
      const [, answer = ""] = /^<p>(.*?)<\/p>/s.exec(html) ?? [];
      expect(splitWords(answer).length).toBeGreaterThan(5);
      expect(splitWords(answer).length).toBeLessThanOrEqual(45);
      const found = Array.from(html.matchAll(/<h3>(.*?)<\/h3>/g), ([, h]) => h);
      expect(headings).toContainEqual(found);
      const [facts = "", steps = ""] = html.match(/<ul>.*?<\/ul>/gs) ?? [];
      expect(facts.match(/<li><strong>.+?:<\/strong> /g)).toHaveLength(5);
      expect(facts.match(/<li>/g)).toHaveLength(5);
      expect(steps.match(/<li>/g)).toHaveLength(3);
    },
  );

  test.each(pages)(
    "$page gives a year and source for each figure",
    ({ html }) => {
      const chunks = html
        .split(/<\/(?:p|li)>/)
        .filter((chunk) => figure.test(chunk));
      for (const chunk of chunks) {
        expect(chunk).toMatch(yearOrSource);
        expect(chunk).toMatch(/<a href="https:/);
      }
    },
  );

  test.each(pages)("$page names two or three sources", ({ links }) => {
    expect(links.length).toBeGreaterThanOrEqual(2);
    expect(links.length).toBeLessThanOrEqual(3);
    for (const { name, url } of links) {
      expect(url).toMatch(/^https:\/\//);
      expect(name).toMatch(/ – .+ \([^)]*(?:English|español)[^)]*\)$/);
    }
  });

  test("a source has the same name in all places within a language", () => {
    const names = new Map<string, string>();
    for (const { page, links } of pages)
      for (const { name, url } of links) {
        const source = `${page.endsWith("Spanish")} ${url}`;
        expect(name).toBe(names.get(source) ?? name);
        names.set(source, name);
      }
  });

  test.each(defaultConcerns)("$key has four questions to ask", (concern) => {
    expect(concern.content.suggestedquestions).toHaveLength(4);
    expect(concern.content.suggestedquestions_es).toHaveLength(4);
  });
});

const figure =
  /\d ?(?:%|percent|por ciento)|\d{1,3}(?:,\d{3})+|\bmillion|\bmillones|\bout of\b|\b\d+ (?:in|per|of every|de cada|por cada) /i;
// The CDC page gives no year for its figures.
const yearOrSource = /\b(?:19|20)\d{2}\b|says the CDC|dicen los CDC/;
