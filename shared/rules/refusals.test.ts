import { expect, test } from "vitest";
import { type ErrorCode, refusals } from "./refusals.ts";
import { filled } from "./sentences/filled.ts";

const codes = Object.keys(refusals.en) as ErrorCode[];

const namesIn = (sentence: string) =>
  new Set(Array.from(sentence.matchAll(/\{(\w+)\}/g), ([, name]) => name));

test.each(codes)("%s has the same placeholders in both languages", (code) => {
  expect(namesIn(refusals.es[code])).toEqual(namesIn(refusals.en[code]));
});

test("writes a limit with a thousands separator", () => {
  const most = { most: 20_000 };
  expect(filled(refusals.en.contacts_full, "en", most)).toContain("20,000");
  expect(filled(refusals.es.contacts_full, "es", most)).toContain("20,000");
});

test.each([
  [1, "1 second", "1 segundo"],
  [119, "119 seconds", "119 segundos"],
  [150, "3 minutes", "3 minutos"],
  [7200, "2 hours", "2 horas"],
] as const)("%i seconds are %s, %s", (seconds, english, spanish) => {
  const wait = { seconds };
  expect(filled(refusals.en.too_many_requests, "en", wait)).toBe(
    `Too many attempts. Please wait ${english} and try again.`,
  );
  expect(filled(refusals.es.too_many_requests, "es", wait)).toBe(
    `Hubo demasiados intentos. Espere ${spanish} e inténtelo de nuevo.`,
  );
});
