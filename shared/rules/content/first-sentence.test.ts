import { expect, test } from "vitest";
import { firstSentence } from "./first-sentence.ts";

test.each([
  ["<p>It is rare. Ask the nurse.</p><p>More.</p>", "It is rare."],
  ["<p>¿Es rara? Sí, lo es.</p>", "¿Es rara?"],
  [
    "<p>Most people <strong>never</strong> get it.</p>",
    "Most people never get it.",
  ],
  ["<h3>What is known</h3><p>It works.</p>", "What is known"],
  ["<ul><li>One</li><li>Two</li></ul>", "One"],
  [
    "<p>About 3.5 &amp; up, e.g. at 9. It works.</p>",
    "About 3.5 & up, e.g. at 9.",
  ],
  ["<p>No end</p>", "No end"],
  ["", ""],
])("returns the first sentence of %s", (html, sentence) => {
  expect(firstSentence(html)).toBe(sentence);
});

test("cuts a long sentence between words", () => {
  expect(firstSentence("<p>One two three four</p>", 12)).toBe("One two…");
  expect(firstSentence(`<p>${"a".repeat(20)}</p>`, 12)).toBe(
    `${"a".repeat(12)}…`,
  );
});
