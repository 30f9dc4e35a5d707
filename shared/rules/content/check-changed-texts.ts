import { withRowFields } from "./language-rows.ts";
import { fleschKincaidGrade, inflesz, splitWords } from "./readability.ts";
import { isSameContent } from "./site-content.ts";
import { isEmpty, withoutTags } from "./text.ts";
import { languagePairsOf } from "./untranslated.ts";
import { languageProblems, textWarnings } from "./warnings.ts";

type Fields = Record<string, unknown>;

/** Problems of a change, not of the texts as they are. */
export const changeProblems = [
  "linked_site_differs",
  "paragraphs_differ",
  "negation_differs",
  "only_english_changed",
  "only_spanish_changed",
] as const;

/** What may be wrong with changed texts. */
export const findingKinds = [
  "placeholder",
  ...languageProblems,
  ...changeProblems,
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
    ...pairs.flatMap((pair) => unequalChanges(before, after, pair)),
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

type Pair = ReturnType<typeof languagePairsOf>[number];

/**
 * Finds links, paragraphs and negations that were added to or removed from one language only. The texts alone do not
 * show this, because the languages differ in them.
 */
function unequalChanges(
  before: Fields,
  after: Fields,
  { en, es }: Pair,
): Finding[] {
  const texts = [before[en], after[en], before[es], after[es]];
  if (!texts.every((text) => typeof text === "string" && !isEmpty(text)))
    return [];
  const [enBefore, enAfter, esBefore, esAfter] = texts.map(String);
  return unequal.flatMap(({ problem, change }) =>
    change(enBefore!, enAfter!) === change(esBefore!, esAfter!)
      ? []
      : [{ field: es, problem }],
  );
}

const unequal: {
  problem: Finding["problem"];
  /** Describes the change of one text. */
  change: (before: string, after: string) => string | number;
}[] = [
  {
    problem: "linked_site_differs",
    change(before, after) {
      const old = linkedSitesIn(before);
      const added = linkedSitesIn(after).filter((site) => !old.includes(site));
      return added.join(" ");
    },
  },
  {
    problem: "paragraphs_differ",
    change: (before, after) => countParagraphs(after) - countParagraphs(before),
  },
  {
    problem: "negation_differs",
    change: (before, after) =>
      Math.sign(countNegations(after) - countNegations(before)),
  },
];

const countParagraphs = (text: string) =>
  (text.match(/<p\b[^>]*>(?!\s*<\/p>)|\n\s*\n/g) ?? []).length;

const negation =
  /(?:^|[^\p{L}])(?:no|not|never|none|nothing|neither|nor|without|cannot|\p{L}+n[’']t|nunca|jamás|nada|ni|ningún|ninguno|ninguna|sin|tampoco)(?!\p{L})/giu;

const countNegations = (html: string) =>
  withoutTags(html).match(negation)?.length ?? 0;

/** The sites that a text links to, without the part of the host that may name the language: espanol.cdc.gov. */
function linkedSitesIn(html: string): string[] {
  const hosts = html.matchAll(/<a\s[^>]*?href="https?:\/\/([^"/:?#]+)/gi);
  const sites = [...hosts].map(([, host = ""]) => {
    const site = host.toLowerCase().split(".").slice(-2).join(".");
    return spanishSites[site] ?? site;
  });
  return [...new Set(sites)].sort();
}

/** Sites whose Spanish pages have a name of their own. */
const spanishSites: Record<string, string> = { "vacunas.gov": "vaccines.gov" };
