import { expect, test } from "vitest";
import { someSettings as settings } from "#web/testing/settings.ts";
import {
  changedTexts,
  toContentsDraft,
  contentsProblems,
  profilesOf,
  untranslated,
} from "./contents-draft.ts";
import { untranslatedFields } from "#shared/rules/content/untranslated.ts";
import { pairsOf, tabNames, texts } from "./texts.ts";

const { welcome } = texts;
const [profile] = settings.aboutUs.profiles;

test("changesOf is empty when nothing changed", () => {
  expect(changedTexts(settings, toContentsDraft(settings))).toEqual({
    before: {},
  });
});

test("changesOf contains only the changed texts and their previous values", () => {
  const draft = {
    ...toContentsDraft(settings),
    "homePage.title1_es": " Nuevo ",
  };
  expect(changedTexts(settings, draft)).toEqual({
    homePage: { title1_es: "Nuevo" },
    before: { homePage: { title1_es: "words" } },
  });
});

test("changesOf contains all profiles up to the last filled one", () => {
  const draft = {
    ...toContentsDraft(settings),
    "aboutUs.profiles.2.name": "Luis",
  };
  const empty = { photo: "", name: "", bio_en: "", bio_es: "" };
  const profiles = [profile, empty, { ...empty, name: "Luis" }];
  expect(profilesOf(draft)).toEqual(profiles);
  expect(changedTexts(settings, draft)).toEqual({
    aboutUs: { profiles },
    before: { aboutUs: { profiles: [profile] } },
  });
});

test.each([
  "main.sitename",
  "main.copyright",
  "homePage.calltoaction_en",
  "homePage.calltoaction_es",
  "quiz.starttitle_en",
  "quiz.starttitle_es",
  "quiz.thankyoutitle_en",
  "quiz.thankyoutitle_es",
  "quiz.topparentconcernstitle_en",
  "quiz.topparentconcernstitle_es",
  "results.calmtitle_en",
  "results.calmtitle_es",
])("%s is required", (key) => {
  expect(
    contentsProblems({ ...toContentsDraft(settings), [key]: " " }),
  ).toEqual({
    [key]: "required",
  });
});

test("accepts empty optional texts", () => {
  const draft = toContentsDraft(settings);
  for (const key of ["main.sitename_es", "homePage.maintitle_en"])
    draft[key] = "";
  expect(contentsProblems(draft)).toEqual({});
});

test("untranslated() returns the texts without Spanish", () => {
  const draft = { ...toContentsDraft(settings), "homePage.subtitle_es": " " };
  expect(untranslated(draft, welcome)).toMatchObject([{ name: "subtitle" }]);
  const nothing = { ...draft, "homePage.subtitle_en": "" };
  expect(untranslated(nothing, welcome)).toEqual([]);
});

test("all tabs together list the same untranslated fields as the dashboard", () => {
  const draft = toContentsDraft(settings);
  for (const key of Object.keys(draft))
    if (key.endsWith("_es")) draft[key] = "";
  draft["homePage.icon1_en"] = "/images/plain.svg";
  draft["homePage.icon1_es"] = "";
  const missing = tabNames
    .flatMap((tab) => untranslated(draft, pairsOf(tab)))
    .map(({ es }) => es);
  expect(missing.slice().sort()).toEqual(
    untranslatedFields(draft).slice().sort(),
  );
});
