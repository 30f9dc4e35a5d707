import type { Language } from "#shared/rules/language.ts";

const units = [
  [3600, "hour"],
  [60, "minute"],
  [1, "second"],
] as const;

function wait(seconds: number, locale: string): string {
  const [size, unit] =
    units.find(([size]) => seconds >= 2 * size) ?? ([1, "second"] as const);
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit,
    unitDisplay: "long",
  }).format(Math.ceil(seconds / size));
}

/** A sentence with its values in the place of their names. */
export function filled(
  sentence: string,
  language: Language,
  values: Record<string, number | string> = {},
): string {
  const locale = `${language}-US`;
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? "";
    if (typeof value === "string") return value;
    return name === "seconds"
      ? wait(value, locale)
      : value.toLocaleString(locale);
  });
}
