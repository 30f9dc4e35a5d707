import type { Language } from "#shared/rules/language.ts";
import type { CodedLabel } from "./columns.ts";

/** The text in one line, without characters that are invisible or reverse the direction. */
export const inOneLine = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(
      /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g,
      "",
    )
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim();

const characters = new Intl.Segmenter();

/** Cuts a text between characters so that its size is at most `most`. */
export function shorten(
  text: string,
  most: number,
  sizeOf: (text: string) => number,
): string {
  if (sizeOf(text) <= most) return text;
  let short = "";
  for (const { segment } of characters.segment(text)) {
    if (sizeOf(`${short}${segment}…`) > most) break;
    short += segment;
  }
  return `${short.trimEnd()}…`;
}

/** The label of a code in one line. A label that would be empty is the code. */
export const labelOf = (
  { code, label }: CodedLabel,
  language: Language,
): string => inOneLine(label[language]) || code;

/** Adds the codes if two labels are equal, because R would merge them. */
export function distinct(labels: string[], codes: string[]): string[] {
  if (new Set(labels).size === labels.length) return labels;
  return labels.map((label, at) => `${label} (${codes[at]})`);
}
