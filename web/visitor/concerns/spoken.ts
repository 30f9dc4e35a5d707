import type { Concern } from "#shared/contract/concerns.ts";
import type { Language } from "#shared/contract/fields.ts";

type Twins = {
  [Key in keyof Concern]: `${Key}_es` extends keyof Concern ? Key : never;
}[keyof Concern];

/**
 * A part of a concern in the page's language, or in English where staff have not written it in
 * Spanish; `lang` is then set, so that the words are marked and read aloud as what they are.
 */
export function spoken<Part extends Twins>(
  concern: Concern,
  part: Part,
  language: Language,
): { words: Concern[Part]; lang: "en" | undefined } {
  const english = concern[part];
  if (language === "en") return { words: english, lang: undefined };
  const spanish = concern[`${part}_es`] as Concern[Part];
  return spanish.length > 0
    ? { words: spanish, lang: undefined }
    : { words: english, lang: "en" };
}
