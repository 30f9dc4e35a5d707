import { expect, test } from "vitest";
import {
  checkChangedTexts,
  type Finding,
} from "#shared/rules/content/check-changed-texts.ts";
import { languagePairsOf } from "#shared/rules/content/untranslated.ts";
import {
  languageProblems,
  textWarnings,
} from "#shared/rules/content/warnings.ts";
import {
  defaultConcerns,
  defaultQuestions,
  defaultSettings,
} from "./content.ts";

type Fields = Record<string, unknown>;

const items: Fields[] = [
  ...defaultConcerns.map(({ content }) => ({ ...content })),
  ...defaultQuestions.map((question) => ({ ...question })),
  ...Object.values(defaultSettings).map((section) => ({ ...section })),
];

test("the default texts have no differences between the languages", () => {
  const problems = items
    .flatMap((item) => textWarnings(item))
    .filter(({ problem }) => languageProblems.some((kind) => kind === problem));
  expect(problems).toEqual([]);
});

test("the default texts are not hard to read", () => {
  const hard = items
    .flatMap((item) => checkChangedTexts({}, item))
    .filter(({ problem }) => problem === "hard_to_read");
  expect(hard).toEqual([]);
});

/**
 * Mistakes that staff might make in one language. Each function returns undefined if its mistake does not fit the
 * text.
 */
const mistakes: Record<string, (text: string) => string | undefined> = {
  "another figure": (text) => changed(text, /\d+(?![^<]*>)/, (n) => `${n}1`),
  "a figure less": (text) => changed(text, /\b\d+(?![^<]*>)\b/, () => ""),
  "a link less": (text) =>
    changed(text, /<a [^>]*>(.*?)<\/a>/, (_, words = "") => words),
  "a list item less": (text) => changed(text, /<li>.*?<\/li>/, () => ""),
  "the second half missing": (text) =>
    text.length > 240 ? text.slice(0, text.length / 2) : undefined,
  empty: () => "",
  "a paragraph less": (text) =>
    text.split("<p>").length > 2
      ? changed(text, /<p>.*?<\/p>/s, () => "")
      : undefined,
  "a removed “no”": (text) => changed(text, /\bno\b (?![^<]*>)/i, () => ""),
  "another word": (text) => changed(text, /\p{L}{5,}(?![^<]*>)/u, () => "cosa"),
};

function changed(
  text: string,
  part: RegExp,
  replace: (...found: string[]) => string,
) {
  const result = text.replace(part, replace);
  return result === text ? undefined : result;
}

/** Every Spanish text with its English one. */
const pairs = items.flatMap((item) =>
  languagePairsOf(item).flatMap(({ en, es }) => {
    const [english, spanish] = [item[en], item[es]];
    const isText = typeof english === "string" && typeof spanish === "string";
    return isText && spanish !== "" ? [{ item, en, es, english, spanish }] : [];
  }),
);

test("warns about no small edit in both languages", () => {
  const alarms = pairs.flatMap(({ item, en, es, english, spanish }) => {
    const add = (text: string, more: string) =>
      text.startsWith("<") ? `${text}<p>${more}</p>` : `${text} ${more}`;
    const edits = [
      [add(english, "Ask us."), add(spanish, "Pregúntenos.")],
      [
        add(english, "Two weeks, until 5 pm."),
        add(spanish, "2 semanas, hasta las 17 h."),
      ],
      [english.replace(/\.(?=<|$)/, "!"), spanish.replace(/\.(?=<|$)/, "!")],
    ];
    return edits.flatMap(([en1, es1]) =>
      checkChangedTexts(item, { ...item, [en]: en1, [es]: es1 })
        .filter(({ field }) => field === en || field === es)
        .filter(({ problem }) => problem !== "placeholder")
        .map(({ problem }) => `${es}: ${problem}`),
    );
  });
  expect(alarms).toEqual([]);
});

/** These mistakes can be found only by comparing with the earlier text. */
const unseenInText: Record<string, Finding["problem"]> = {
  "a paragraph less": "paragraphs_differ",
  "a removed “no”": "negation_differs",
  "another word": "only_spanish_changed",
};

test("finds mistakes planted in one language of the default texts", () => {
  const planted = pairs.flatMap(({ item, es, spanish }) =>
    Object.entries(mistakes).flatMap(([kind, make]) => {
      const mistake = make(spanish);
      return mistake === undefined
        ? []
        : [{ kind, es, before: item, after: { ...item, [es]: mistake } }];
    }),
  );
  expect(planted.length).toBeGreaterThan(300);
  const missed = planted.filter(({ kind, es, before, after }) => {
    const problems = checkChangedTexts(before, after).map(
      ({ problem }) => problem,
    );
    const problem = unseenInText[kind];
    return problem
      ? !problems.includes(problem)
      : !textWarnings(after).some(({ field }) => field === es);
  });
  expect(missed.map(({ kind, es }) => `${kind} in ${es}`)).toEqual([]);
});

test("finds English words in long Spanish texts, and Spanish ones in English, when both changed", () => {
  const long = pairs.filter(({ spanish }) => spanish.length > 150);
  expect(long.length).toBeGreaterThan(30);
  const missed = long.filter(({ item, en, es, english, spanish }) => {
    const inSpanish = { ...item, [en]: `${english} `, [es]: english };
    const inEnglish = { ...item, [en]: spanish, [es]: `${spanish} ` };
    const problems = [inSpanish, inEnglish].map((after) =>
      checkChangedTexts({}, after).map(({ problem }) => problem),
    );
    return (
      !problems[0]?.includes("english_in_spanish") ||
      !problems[1]?.includes("spanish_in_english")
    );
  });
  expect(missed.map(({ es, spanish }) => `${es}: ${spanish}`)).toEqual([]);
});

test("gives no warning for a change in both languages, or for one without words", () => {
  const [concern = {}] = items;
  const both = { ...concern, name: "New name", name_es: "Nombre nuevo" };
  expect(checkChangedTexts(concern, both)).toEqual([]);
  const video = { ...concern, videolink: "https://www.cdc.gov/hpv" };
  expect(checkChangedTexts(concern, video)).toEqual([]);
});
