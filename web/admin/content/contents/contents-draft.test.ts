import { expect, test } from "vitest";
import { someSettings as settings } from "#web/testing/settings.ts";
import {
  changesOf,
  draftOf,
  problemsOf,
  profilesOf,
  untranslated,
} from "./contents-draft.ts";
import { untranslatedFields } from "#shared/rules/content/untranslated.ts";
import { pairsOf, tabNames, texts } from "./texts.ts";

const { welcome } = texts;
const [profile] = settings.aboutUs.profiles;

test("nothing changed is nothing to save", () => {
  expect(changesOf(settings, draftOf(settings))).toEqual({ before: {} });
});

test("only what changed is sent, with what stood there before", () => {
  const draft = { ...draftOf(settings), "homePage.title1_es": " Nuevo " };
  expect(changesOf(settings, draft)).toEqual({
    homePage: { title1_es: "Nuevo" },
    before: { homePage: { title1_es: "words" } },
  });
});

test("profiles are sent together, without the empty ones behind them", () => {
  const draft = {
    ...draftOf(settings),
    "aboutUs.profiles.2.name": "Luis",
  };
  const empty = { photo: "", name: "", bio_en: "", bio_es: "" };
  const profiles = [profile, empty, { ...empty, name: "Luis" }];
  expect(profilesOf(draft)).toEqual(profiles);
  expect(changesOf(settings, draft)).toEqual({
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
])("%s has to be there", (key) => {
  expect(problemsOf({ ...draftOf(settings), [key]: " " })).toEqual({
    [key]: "required",
  });
});

test("everything else may be empty", () => {
  const draft = draftOf(settings);
  for (const key of ["main.sitename_es", "homePage.maintitle_en"])
    draft[key] = "";
  expect(problemsOf(draft)).toEqual({});
});

test("what has English words only is still to be translated", () => {
  const draft = { ...draftOf(settings), "homePage.subtitle_es": " " };
  expect(untranslated(draft, welcome)).toMatchObject([{ name: "subtitle" }]);
  const nothing = { ...draft, "homePage.subtitle_en": "" };
  expect(untranslated(nothing, welcome)).toEqual([]);
});

test("all tabs together miss as many translations as the dashboard counts", () => {
  const draft = draftOf(settings);
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
