import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { cleanRichText } from "#server/content/editing/rich-text.ts";
import { defaultConcerns } from "./content.ts";

const folder = join(import.meta.dirname, "../../../web/public");

const pictures = defaultConcerns.flatMap(({ key, content }) =>
  [content.content, content.content_es].flatMap((html, place) =>
    [...html.matchAll(/([^.]+\.)<img src="([^"]+)" alt="([^"]+)"[^>]*>/g)].map(
      ([tag, sentence = "", src = "", alt = ""]) => ({
        page: `${key} ${place === 0 ? "en" : "es"}`,
        tag: tag.slice(sentence.length),
        sentence,
        src,
        alt,
        html,
      }),
    ),
  ),
);

test("the important numbers have a picture in both languages", () => {
  expect(pictures.map(({ page, src }) => `${page} ${src}`)).toEqual([
    "need en /images/dots-1-of-10.svg",
    "need es /images/dots-1-of-10.svg",
    "effectiveness en /images/dots-13-of-100.svg",
    "effectiveness es /images/dots-13-of-100.svg",
  ]);
});

describe.each(pictures)("$page", ({ tag, sentence, src, alt, html }) => {
  test("contains the picture, which survives cleaning", () => {
    expect(existsSync(join(folder, src))).toBe(true);
    const [cleaned = ""] = /<img [^>]+>/.exec(cleanRichText(html)) ?? [];
    expect(cleaned).toBe(tag);
  });

  test("explains the dots in the sentence beside it, and all numbers in its alt text", () => {
    expect(sentence).toMatch(
      /\((the large dots?|los? puntos? grandes?|el punto grande)\)/,
    );
    const [all, one, other] = (alt.match(/\d+/g) ?? []).map(Number);
    expect((one ?? 0) + (other ?? 0)).toBe(all);
  });
});
