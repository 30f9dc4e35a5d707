import type { Language } from "#shared/rules/language.ts";

/** The names that a family typed. */
export type FamilyNames = {
  parentName?: string | undefined;
  childName?: string | undefined;
};

const substitutes: Record<Language, { child: string; parent: string }> = {
  en: { child: "my child", parent: "the parent" },
  es: { child: "mi hijo o hija", parent: "el padre o la madre" },
};

/** Words of names that are also common words. */
const particles = new Set(["de", "del", "el", "la", "las", "los", "y", "and"]);

/**
 * Replaces the family's names in a text, ignoring case and accents. Codes and pages for other people must not contain
 * them.
 */
export function replaceNames(
  text: string,
  { parentName = "", childName = "" }: FamilyNames,
  language: Language,
): string {
  const child = wordsOf(childName);
  const all = [...child, ...wordsOf(parentName)];
  if (all.length === 0) return text;
  const name = `(?:${all.map(spellings).join("|")})`;
  const run = new RegExp(
    `(^|[^\\p{L}\\p{M}\\p{N}])${name}(?:[\\s,.'’-]+${name})*(?![\\p{L}\\p{M}\\p{N}])`,
    "giu",
  );
  const { child: theChild, parent: theParent } = substitutes[language];
  const plain = text.normalize("NFD").replace(run, (found, before: string) => {
    const isChild = child.includes(wordsOf(found)[0] ?? "");
    return before + (isChild ? theChild : theParent);
  });
  return plain.normalize("NFC");
}

const marks = /\p{M}/gu;

/** The words of a name in lower case and without accents. */
function wordsOf(name: string): string[] {
  const words = name.normalize("NFD").replace(marks, "").toLowerCase();
  return (words.match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => word.length > 1 && !particles.has(word),
  );
}

/** A pattern for a word with or without accents. */
const spellings = (word: string) =>
  Array.from(word, (letter) => `${letter}\\p{M}*`).join("");
