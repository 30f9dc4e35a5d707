import { describe, expect, test } from "vitest";
import { figuresIn } from "#shared/rules/content/figures.ts";
import { defaultConcerns, defaultQuestions } from "./content.ts";
import { defaultSettings } from "./settings.ts";
import { parts, type PlacedText } from "#server/testing/wording/texts.ts";

const linksIn = (html: string) => html.match(/<a href="[^"]+">/g) ?? [];

const spanishPathOf = (path: string) =>
  /_en(?=\.|$)/.test(path)
    ? path.replace(/_en(?=\.|$)/, "_es")
    : path.replace(/(\.\d+)?$/, "_es$1");

describe("both languages have the same content", () => {
  test.each(parts)("$part has the same figures", ({ texts }) => {
    const byPath = new Map<string, string>(texts);
    const pairs = texts.flatMap(([path, english]: PlacedText) => {
      const spanish = byPath.get(spanishPathOf(path));
      if (spanish === undefined || path.includes(".externallinks")) return [];
      return [{ path, english, spanish }];
    });
    expect(pairs.length).toBeGreaterThan(5);
    for (const { path, english, spanish } of pairs)
      expect(figuresIn(spanish), path).toEqual(figuresIn(english));
  });

  test.each(defaultConcerns)(
    "$key has the same number of links",
    ({ content }) => {
      expect(linksIn(content.content_es)).toHaveLength(
        linksIn(content.content).length,
      );
      expect(content.externallinks_es).toHaveLength(
        content.externallinks.length,
      );
    },
  );

  test.each(defaultConcerns)(
    "$key has the same number of steps and facts",
    (concern) => {
      const { content, content_es } = concern.content;
      for (const tag of ["<li>", "<p>", "<h3>"]) {
        const notes = tag === "<p>" ? linkNotesIn(content_es) : 0;
        expect(content_es.split(tag).length - notes, tag).toBe(
          content.split(tag).length,
        );
      }
    },
  );

  test.each(defaultConcerns)("$key marks links to English pages", (concern) => {
    expect(linkNotesIn(concern.content.content_es)).toBe(1);
  });
});

/** The number of paragraphs that name the language of linked pages. Only Spanish pages have them. */
function linkNotesIn(html: string): number {
  return html.match(/<p>(?:Los|De los) enlaces de este texto/g)?.length ?? 0;
}

test("facts that expire appear in one place only, where staff can change them", () => {
  const elsewhere = JSON.stringify([defaultConcerns, defaultQuestions]);
  expect(elsewhere).not.toMatch(/(?:Right now|today|Hoy) \(20\d\d\)/);
  expect(elsewhere).not.toMatch(/(?:end|fin) (?:of|de) 20\d\d/);
  expect(elsewhere).not.toMatch(/20\d\d[^.]{0,40}do not all agree/);
  expect(elsewhere).not.toMatch(/20\d\d[^.]{0,40}no todos los/);
  const { schedule_en, schedule_es } = defaultSettings.main;
  expect(schedule_en).toMatch(/Right now \(20\d\d\)/);
  expect(schedule_es).toMatch(/Hoy \(20\d\d\)/);
});
