import { describe, expect, test } from "vitest";
import {
  fleschKincaidGrade,
  inflesz,
  sentencesOf,
  splitWords,
} from "#shared/rules/content/readability.ts";
import {
  defaultConcerns,
  defaultQuestions,
  defaultSettings,
} from "./content.ts";
import {
  isForChildren,
  isName,
  isSource,
  isSpanish,
  isTitle,
  parts,
  textsIn,
  type PlacedText,
} from "#server/testing/wording/texts.ts";
import {
  neverInEnglish,
  neverInSpanish,
  notForChildren,
  sayingTu,
} from "#server/testing/wording/wording.ts";

describe("the default content is easy to read", () => {
  test.each(defaultConcerns)("$key: the parents' page", ({ content }) => {
    expect(fleschKincaidGrade(content.content)).toBeLessThanOrEqual(6);
    expect(inflesz(content.content_es)).toBeGreaterThanOrEqual(65);
  });

  test.each(defaultConcerns)("$key: the children's page", ({ content }) => {
    expect(fleschKincaidGrade(content.childrencontent)).toBeLessThanOrEqual(4);
    expect(inflesz(content.childrencontent_es)).toBeGreaterThanOrEqual(75);
    for (const text of [content.childrencontent, content.childrencontent_es]) {
      expect(splitWords(text).length).toBeGreaterThanOrEqual(60);
      expect(splitWords(text).length).toBeLessThanOrEqual(110);
    }
  });

  test("the questions are readable together, and each is short", () => {
    const stems = defaultQuestions.map(({ text }) => `<p>${text}</p>`);
    const stems_es = defaultQuestions.map(({ text_es }) => `<p>${text_es}</p>`);
    expect(fleschKincaidGrade(stems.join(""))).toBeLessThanOrEqual(6);
    expect(inflesz(stems_es.join(""))).toBeGreaterThanOrEqual(75);
    for (const stem of [...stems, ...stems_es])
      expect(splitWords(stem).length, stem).toBeLessThanOrEqual(20);
  });

  const own = textsIn(defaultSettings, "").filter(
    ([path]) => !/sitename|copyright|\.icon|\.photo|\.name|\.check/.test(path),
  );

  test("the site texts are readable together", () => {
    const joined = (texts: PlacedText[]) =>
      texts.map(([, text]) => `<p>${text}</p>`).join("");
    const english = own.filter((text) => !isSpanish(text));
    expect(fleschKincaidGrade(joined(english))).toBeLessThanOrEqual(6);
    expect(inflesz(joined(own.filter(isSpanish)))).toBeGreaterThanOrEqual(65);
  });

  // Readability formulas need more than a few words.
  const longer = own.filter(([, text]) => splitWords(text).length > 10);

  test.each(longer)("the site text %s is easy to read", (...placed) => {
    const [, text] = placed;
    if (isSpanish(placed)) expect(inflesz(text)).toBeGreaterThanOrEqual(65);
    else expect(fleschKincaidGrade(text)).toBeLessThanOrEqual(6);
  });

  test("contains no review date before the clinic has reviewed the texts", () => {
    expect(defaultSettings.main.reviewedon).toBe("");
  });
});

test.each(parts)("$part has no sentence of more than 22 words", ({ texts }) => {
  const sentences = texts
    .filter((text) => !isSource(text))
    .flatMap(([, text]) => sentencesOf(text));
  for (const sentence of sentences)
    expect(splitWords(sentence).length, sentence).toBeLessThanOrEqual(22);
});

describe("the wording", () => {
  test.each(parts)("$part follows the rules for English", ({ texts }) => {
    const english = texts.filter((text) => !isSpanish(text) && !isName(text));
    expect(breaches(english, neverInEnglish)).toEqual([]);
  });

  test.each(parts)("$part follows the rules for Spanish", ({ texts }) => {
    const spanish = texts.filter(isSpanish);
    expect(breaches(spanish, neverInSpanish)).toEqual([]);
  });

  test.each(parts)("$part addresses parents as usted", ({ texts }) => {
    const toParents = texts
      .filter((text) => isSpanish(text) && !isForChildren(text))
      // Ignore quoted text: it is an example of what a parent might say to a child.
      .map(([path, text]): PlacedText => [path, text.replace(/“.*?”/gs, "")]);
    expect(breaches(toParents, [["says tú", sayingTu]])).toEqual([]);
  });

  test.each(parts)("$part keeps to topics for children", ({ texts }) => {
    const rules: Rule[] = [
      ["is left to the parents", notForChildren],
      ["leads off the page", /<a /],
    ];
    const read = texts.filter((text) => isForChildren(text) || isTitle(text));
    expect(breaches(read, rules, asWritten)).toEqual([]);
  });

  test.each(defaultConcerns)(
    "$key spells out the virus before using its abbreviation",
    ({ content }) => {
      const first =
        /^(?:(?!\bHPV\b).)*human papillomavirus \(HPV\)|^(?:(?!\bHPV\b).)*HPV \(human papillomavirus\)/s;
      const first_es = /^(?:(?!\bVPH\b).)*virus del papiloma humano \(VPH\)/s;
      expect(content.content).toMatch(first);
      expect(content.content_es).toMatch(first_es);
      if (/\bVPH\b/.test(content.childrencontent_es))
        expect(content.childrencontent_es).toMatch(first_es);
    },
  );
});

describe("the markup", () => {
  test.each(parts)("$part contains only plain, closed tags", ({ texts }) => {
    const wrong = texts.filter(([, text]) => !isPlain(text));
    expect(wrong).toEqual([]);
  });

  test.each(parts)("$part uses correct typography", ({ texts }) => {
    const rules: Rule[] = [
      ["has straight quotes", /["'](?![^<]*>)/],
      ["has typewriter signs", /--|\.\.\.| {2}/],
      ["has brackets", /[[\]{}]/],
    ];
    expect(breaches(texts, rules, asWritten)).toEqual([]);
  });
});

type Rule = [reason: string, pattern: RegExp];

const asWritten = (text: string) => [text];

/** Every sentence that breaks a rule, with its place and the reason. */
function breaches(texts: PlacedText[], rules: Rule[], split = sentencesOf) {
  return texts.flatMap(([path, text]) =>
    split(text).flatMap((sentence) =>
      rules
        .filter(([, pattern]) => pattern.test(sentence))
        .map(([reason]) => `${path} ${reason}: ${sentence}`),
    ),
  );
}

/** A picture of this site with alt text and size. */
function isPicture(tag: string): boolean {
  const shape =
    /^<img src="\/images\/[\w-]+\.svg" alt="[^"]+" width="\d+" height="\d+" \/>$/;
  return shape.test(tag);
}

function isPlain(text: string): boolean {
  const open: string[] = [];
  const tags = text.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/gi);
  for (const [tag, slash, name = ""] of tags) {
    if (isPicture(tag)) continue;
    if (!/^(p|br|strong|em|ul|ol|li|a|h3|blockquote)$/.test(name)) return false;
    if (
      !/^<\/?[a-z0-9]+>$|^<a href="(https:\/\/[^"\s]+|tel:\+\d+)">$/.test(tag)
    )
      return false;
    if (slash && open.pop() !== name) return false;
    if (!slash && name !== "br") open.push(name);
  }
  return open.length === 0;
}
