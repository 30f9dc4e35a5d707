import { expect, test } from "vitest";
import { isFound } from "./search.ts";

const texts = [
  "How worried are you about side effects?",
  "¿Qué tan preocupado está por los efectos secundarios?",
];

test.each(["", "  ", "worried", "WORRIED", "que", "esta EFECTOS", "side qué"])(
  "'%s' finds it, in either language, with or without accents",
  (query) => expect(isFound(query, texts)).toBe(true),
);

test("every word has to be there", () => {
  expect(isFound("side dishes", texts)).toBe(false);
});
