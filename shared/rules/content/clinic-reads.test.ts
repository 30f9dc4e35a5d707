import { expect, test } from "vitest";
import { lacksReadsLine, readsLinesOf, withReadsLine } from "./clinic-reads.ts";

const texts = {
  clinicreads: "on",
  readsline_en: "We read.",
  readsline_es: "Leemos.",
};

test("the line is empty unless it is switched on", () => {
  expect(readsLinesOf({ ...texts, clinicreads: "" })).toEqual({
    en: "",
    es: "",
  });
  expect(readsLinesOf(texts)).toEqual({ en: "We read.", es: "Leemos." });
});

test("a language without words gets the other language's line", () => {
  expect(readsLinesOf({ ...texts, readsline_es: "" }).es).toBe("We read.");
  expect(readsLinesOf({ ...texts, readsline_en: "" }).en).toBe("Leemos.");
});

test("the line needs words in one language while it is switched on", () => {
  const empty = { ...texts, readsline_en: "", readsline_es: " " };
  expect(lacksReadsLine(texts)).toBe(false);
  expect(lacksReadsLine({ ...texts, readsline_en: "" })).toBe(false);
  expect(lacksReadsLine(empty)).toBe(true);
  expect(lacksReadsLine({ ...empty, clinicreads: "" })).toBe(false);
});

test("a message without a line stays as it is", () => {
  expect(withReadsLine("Please come.", "")).toBe("Please come.");
  expect(withReadsLine("Please come.", "We read.")).toBe(
    "Please come.\nWe read.",
  );
});
