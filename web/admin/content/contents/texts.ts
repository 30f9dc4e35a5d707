import {
  informationParts,
  promises,
} from "#shared/rules/content/information.ts";
import { settingsLimits } from "#shared/rules/content/settings-limits.ts";
import { listLimits } from "#shared/rules/field-limits.ts";
import { samplePages } from "#shared/rules/site/previews.ts";
import {
  choices,
  type ContentsWords,
  points,
} from "#web/i18n/admin/content/contents.words.ts";

/** The tabs, named after the settings sections that they edit. */
export const tabNames = [
  "main",
  "homePage",
  "quiz",
  "results",
  "aboutUs",
  "information",
  "clinic",
  "visit",
  "invitation",
] as const;
export type TabName = (typeof tabNames)[number];

/** The public page with the texts of each tab; for an invitation, where its link leads. */
export const tabPages: Record<TabName, string> = {
  main: "/concerns",
  homePage: "/",
  quiz: "/quiz",
  results: samplePages.results,
  aboutUs: "/aboutus",
  information: "/information",
  clinic: samplePages.results,
  visit: "/visit#sample",
  invitation: "/",
};

/** Texts that have both a hint and a length limit. */
type TextName = keyof ContentsWords["hints"] & keyof typeof settingsLimits;

/** One text in both languages: its field names and length limit. */
export type TextPair = {
  name: TextName;
  en: string;
  es: string;
  limit: number;
  rows?: number | undefined;
  isRequired?: "both" | "en" | undefined;
};

/** Texts whose English field has no suffix, because it is older than the Spanish one. */
const unsuffixed: TextName[] = ["sitename", "copyright"];

const required: TextName[] = [
  "calltoaction",
  "starttitle",
  "topparentconcernstitle",
  "thankyoutitle",
  "calmtitle",
];

const long: TextName[] = [
  "disclaimer",
  "schedule",
  "method",
  "text1",
  "topparentconcernstext",
  "top3text",
  "calmtext",
  "calmranking",
  "safety",
  "announce",
  "nottoday",
  "message",
  ...informationParts,
];

function pairs(section: string, ...names: TextName[]): TextPair[] {
  return names.map((name) => {
    const at = `${section}.${name}`;
    const limit = settingsLimits[name];
    const isUnsuffixed = unsuffixed.includes(name);
    return {
      name,
      en: isUnsuffixed ? at : `${at}_en`,
      es: `${at}_es`,
      limit,
      rows: long.includes(name) ? 4 : limit >= 200 ? 2 : undefined,
      isRequired: isUnsuffixed
        ? "en"
        : required.includes(name)
          ? "both"
          : undefined,
    };
  });
}

/** All editable texts except the profiles, grouped by part in page order. */
export const texts = {
  main: pairs(
    "main",
    ...unsuffixed,
    "funding",
    "disclaimer",
    "schedule",
    "method",
  ),
  welcome: pairs("homePage", "maintitle", "subtitle", "calltoaction"),
  about: pairs("homePage", "headline1", "text1", "headline2"),
  title1: pairs("homePage", "title1"),
  title2: pairs("homePage", "title2"),
  title3: pairs("homePage", "title3"),
  start: pairs("quiz", "starttitle"),
  rank: pairs("quiz", "topparentconcernstitle", "topparentconcernstext"),
  results: pairs("quiz", "thankyoutitle", "top3text"),
  byAge: pairs("results", "ageunder9", "age9", "age11", "age13", "age15"),
  byDoses: pairs("results", "doseone", "dosetwo", "doseunsure"),
  calm: pairs("results", "calmtitle", "calmtext", "calmranking"),
  safety: pairs("results", "safety"),
  askAgain: [],
  choices: pairs(
    "results",
    ...choices.flatMap((choice) =>
      points.map((point) => `${choice}${point}` as const),
    ),
  ),
  promises: pairs("information", ...promises),
  information: pairs("information", ...informationParts),
  clinic: pairs("clinic", "hours", "spoken", "fee"),
  visit: pairs("visit", "announce", "nottoday"),
  clinicReads: pairs("visit", "readsline"),
  invitation: pairs("invitation", "message"),
} satisfies Record<string, TextPair[]>;

type PartName = keyof typeof texts;

/** The parts of each tab in page order. The profiles are handled separately. */
export const tabParts: Record<TabName, PartName[]> = {
  main: ["main"],
  homePage: ["welcome", "about", "title1", "title2", "title3"],
  quiz: ["start", "rank", "results"],
  results: ["byAge", "byDoses", "calm", "choices", "safety", "askAgain"],
  aboutUs: [],
  information: ["promises", "information"],
  clinic: ["clinic"],
  visit: ["visit", "clinicReads"],
  invitation: ["invitation"],
};

export const profilePlaces = [...Array(listLimits.profiles).keys()];

/** The field names of one profile. */
export function profileFields(place: number) {
  const at = `aboutUs.profiles.${place}`;
  const bio: TextPair = {
    name: "bio",
    en: `${at}.bio_en`,
    es: `${at}.bio_es`,
    limit: settingsLimits.bio,
    rows: 5,
  };
  return { photo: `${at}.photo`, name: `${at}.name`, bio };
}

/** The texts of a tab, each in both languages. */
export function pairsOf(tab: TabName): TextPair[] {
  return tab === "aboutUs"
    ? profilePlaces.map((place) => profileFields(place).bio)
    : tabParts[tab].flatMap((part): TextPair[] => texts[part]);
}
