import { withRowFields } from "./language-rows.ts";
import { fleschKincaidGrade, inflesz, splitWords } from "./readability.ts";
import { isSameContent } from "./site-content.ts";
import { languagePairsOf } from "./untranslated.ts";
import { languageProblems, textWarnings } from "./warnings.ts";

type Fields = Record<string, unknown>;

/** What may be wrong with changed texts. */
export const findingKinds = [
  "placeholder",
  ...languageProblems,
  "only_english_changed",
  "only_spanish_changed",
  "hard_to_read",
] as const;
export type Finding = { field: string; problem: (typeof findingKinds)[number] };

/** Checks the texts that have changed, each together with its translation. */
export function checkChangedTexts(
  itemBefore: Fields,
  itemAfter: Fields,
): Finding[] {
  const [before, after] = [withRowFields(itemBefore), withRowFields(itemAfter)];
  const isChanged = (field: string) =>
    !isSameContent(before[field], after[field]);
  const pairs = languagePairsOf(after).filter(
    ({ en, es }) => isChanged(en) || isChanged(es),
  );
  const inPairs = new Set(pairs.flatMap(({ en, es }) => [en, es]));
  // Placeholders in lists of texts are named by place: `suggestedquestions.0`.
  const isChecked = ({ field }: { field: string }) =>
    [field, field.replace(/\.\d+$/, "")].some(
      (name) => inPairs.has(name) || isChanged(name),
    );
  const isFilled = (item: Fields, field: string) =>
    !isSameContent(item[field], "");
  const oneSided = pairs.flatMap(({ en, es }): Finding[] => {
    if (isChanged(en) && isChanged(es)) return [];
    // A missing language already has another warning.
    if (
      [before, after].some((item) => !isFilled(item, en) || !isFilled(item, es))
    )
      return [];
    return isChanged(en)
      ? [{ field: es, problem: "only_english_changed" }]
      : [{ field: en, problem: "only_spanish_changed" }];
  });
  return [
    ...textWarnings(after).filter(isChecked),
    ...oneSided,
    ...pairs.flatMap(({ en, es }) => [
      ...hardTexts(
        after,
        en,
        (text) => fleschKincaidGrade(text) > highestGrade,
      ),
      ...hardTexts(after, es, (text) => inflesz(text) < lowestInflesz),
    ]),
  ];
}

// Most American adults read at grade 8. Below 55, Spanish is "rather difficult".
const highestGrade = 8;
const lowestInflesz = 55;

/** In shorter texts, one long word counts for too much. */
const fewestWords = 30;

function hardTexts(
  fields: Fields,
  field: string,
  isHard: (text: string) => boolean,
): Finding[] {
  const text = fields[field];
  if (typeof text !== "string" || splitWords(text).length < fewestWords)
    return [];
  return isHard(text) ? [{ field, problem: "hard_to_read" }] : [];
}
