import fc from "fast-check";
import { expect, test } from "vitest";
import { longestPart, splitText } from "./split-text.ts";

const sentence = (letters: number) => `${"a ".repeat(letters / 2 - 1)}b.`;

test("keeps a short text whole", () => {
  expect(splitText("Yes. No. Maybe?")).toEqual(["Yes. No. Maybe?"]);
});

test("splits at the ends of sentences, and joins short ones", () => {
  const [long, short] = [sentence(150), "¿Es seguro?"];
  expect(splitText(`${long} ${short} ${long}`)).toEqual([
    `${long} ${short}`,
    long,
  ]);
});

test("does not take a dot inside a number or a quotation mark for the end of a sentence", () => {
  const [first, last] = [`${"a ".repeat(95)}1.5 “so.”`, sentence(60)];
  expect(splitText(`${first} ${last}`)).toEqual([first, last]);
});

test("splits a long sentence at a comma, and a longer part between words", () => {
  const [part, rest] = ["a ".repeat(80) + "b,", "c ".repeat(150) + "d."];
  expect(splitText(`${part} ${rest}`)[0]).toBe(part);
});

test("no part is too long or ends inside a word, and no word is lost", () => {
  const word = fc.stringMatching(/^[a-záñ]{1,30}[.,;:!?…]?["”)]?$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 200 }), (words) => {
      const text = words.join(" ");
      const parts = splitText(text);
      expect(parts.join(" ")).toBe(text);
      for (const part of parts)
        expect(part.length).toBeLessThanOrEqual(longestPart);
    }),
  );
});

test("leaves a word of any length whole", () => {
  const address = `https://example.org/${"a".repeat(300)}`;
  expect(splitText(`Read ${address} today.`)).toContain(address);
});
