import { placeholderFields } from "./placeholders.ts";
import { unevenFields } from "./uneven.ts";
import { fieldsInSpanishOnly, untranslatedFields } from "./untranslated.ts";

/** What is wrong between the two languages of a text. */
export const languageProblems = [
  "no_spanish",
  "no_english",
  "spanish_longer",
  "spanish_shorter",
] as const;
type LanguageProblem = (typeof languageProblems)[number];
export type TextProblem = LanguageProblem | "placeholder";

/** What staff should look at in a text before parents read it, field by field. */
export function textWarnings(fields: Record<string, unknown>) {
  const as = (problem: TextProblem) => (field: string) => ({ field, problem });
  return [
    ...placeholderFields(fields).map(as("placeholder")),
    ...untranslatedFields(fields).map(as("no_spanish")),
    ...fieldsInSpanishOnly(fields).map(as("no_english")),
    ...unevenFields(fields).map(({ field, isLonger }) =>
      as(isLonger ? "spanish_longer" : "spanish_shorter")(field),
    ),
  ];
}
