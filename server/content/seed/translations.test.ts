import { expect, test } from "vitest";
import type { SiteContent } from "#shared/rules/content/site-content.ts";
import { withFields } from "#shared/rules/content/site-content.ts";
import { languagePairsOf } from "#shared/rules/content/untranslated.ts";
import { pairedBlocks } from "#shared/rules/content/translations/blocks.ts";
import { checkSheet } from "#shared/rules/content/translations/check-sheet.ts";
import {
  textKey,
  stateIn,
  translatableTexts,
  translatedFields,
} from "#shared/rules/content/translations/texts.ts";
import {
  defaultConcerns,
  defaultQuestions,
  defaultSettings,
} from "./content.ts";
import { defaultDoctorWords } from "./doctor-words.ts";

type Items = Record<string, Record<string, unknown>>;

function defaultContent(): SiteContent {
  const concerns = Object.fromEntries(
    defaultConcerns.map(({ key, content }, at) => [
      `concern${at}`,
      { ...content, ...defaultDoctorWords[key] },
    ]),
  );
  const questions = Object.fromEntries(
    defaultQuestions.map((question, at) => [`question${at}`, { ...question }]),
  );
  return {
    settings: structuredClone(defaultSettings) as unknown as Items,
    concerns,
    questions,
    order: {
      concerns: Object.keys(concerns),
      questions: Object.keys(questions),
    },
  };
}

/** Returns the content with all Spanish words removed. */
function inEnglishOnly(content: SiteContent): SiteContent {
  const emptied = structuredClone(content);
  const lists = [emptied.settings, emptied.concerns, emptied.questions];
  for (const item of lists.flatMap((items) => Object.values(items))) {
    const rows = Object.values(item).filter(Array.isArray).flat();
    for (const fields of [item, ...rows.filter((row) => Object(row) === row)])
      for (const { es } of languagePairsOf(fields))
        fields[es] = Array.isArray(fields[es]) ? [] : "";
  }
  return emptied;
}

const rowsOf = (content: SiteContent) =>
  translatableTexts(content).map((text, line) => ({
    line,
    key: textKey(text),
    english: text.english,
    spanish: text.spanish,
    isText: true,
  }));

test("every text has a unique key", () => {
  const keys = rowsOf(defaultContent()).map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(500);
  expect(new Set(keys).size).toBe(keys.length);
});

test("a sheet that comes back unchanged, in any order, changes nothing", () => {
  const content = defaultContent();
  const checked = checkSheet(
    translatableTexts(content),
    rowsOf(content).reverse(),
  );
  expect(checked.filter(({ kind }) => kind !== "same")).toEqual([]);
});

/** Removes the last Spanish paragraph of texts in which it has no English one. */
function withEqualParagraphs(content: SiteContent): SiteContent {
  for (const item of Object.values(content.concerns)) {
    const [english, spanish] = [item["content"], item["content_es"]].map(
      String,
    );
    const last = pairedBlocks(english!, spanish!)?.pop();
    if (last?.english === "")
      item["content_es"] = spanish!.replace(/\n<p>.*<\/p>$/, "");
  }
  return content;
}

test("a site without Spanish gets all its Spanish words from a sheet", () => {
  const content = withEqualParagraphs(defaultContent());
  const emptied = inEnglishOnly(content);
  const texts = translatableTexts(emptied);
  const states = new Set(texts.map(stateIn(texts)));
  expect([...states]).toEqual(["missing"]);

  const checked = checkSheet(texts, rowsOf(content));
  const translated = checked.flatMap((row) =>
    row.kind === "new" ? [{ text: row.text, spanish: row.spanish }] : [],
  );
  expect(translated).toHaveLength(texts.length);
  const items = translatedFields(emptied, translated);
  expect(withFields(emptied, items)).toEqual(content);
});
