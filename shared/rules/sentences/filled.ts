import { durationInWords } from "./duration.ts";
import type { Language } from "#shared/rules/language.ts";

const units = [
  [3600, "hour"],
  [60, "minute"],
  [1, "second"],
] as const;

function secondsInWords(seconds: number, language: Language): string {
  const [size, unit] =
    units.find(([size]) => seconds >= 2 * size) ?? ([1, "second"] as const);
  return durationInWords(Math.ceil(seconds / size), unit, language);
}

/** Replaces the names in braces with their values. */
export function filled(
  sentence: string,
  language: Language,
  values: Record<string, number | string> = {},
): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? "";
    if (typeof value === "string") return value;
    return name === "seconds"
      ? secondsInWords(value, language)
      : value.toLocaleString(`${language}-US`);
  });
}
