import { isFormatted } from "./formatted-fields.ts";
import type { Language } from "#shared/rules/language.ts";

/** `{child}`, or with the words to use if there is no name: `{child|Your child}`. */
const placeholder = /\{child(?:\|([^{}|]*))?\}/g;

const withoutName: Record<Language, string> = {
  en: "your child",
  es: "su hijo o hija",
};

const marks: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

const asHtml = (name: string) =>
  name.replace(/[&<>"]/g, (mark) => marks[mark]!);

function replaced(value: unknown, language: Language, name: string): unknown {
  if (Array.isArray(value))
    return value.map((entry: unknown) => replaced(entry, language, name));
  if (typeof value !== "string" || !value.includes("{child")) return value;
  return value.replace(
    placeholder,
    (_, words?: string) => name || (words ?? withoutName[language]),
  );
}

/**
 * Replaces `{child}` in texts with the child's name or, without a name, with its substitute.
 * Fields that end in `_es` are Spanish.
 */
export function withChildName<Texts extends object>(
  texts: Texts,
  name = "",
): Texts {
  const entries = Object.entries(texts).map(([field, value]) => [
    field,
    replaced(
      value,
      field.endsWith("_es") ? "es" : "en",
      isFormatted(field) ? asHtml(name) : name,
    ),
  ]);
  return Object.fromEntries(entries) as Texts;
}
