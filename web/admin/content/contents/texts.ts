import {
  informationParts,
  promises,
} from "#shared/rules/content/information.ts";
import { settingsLimits } from "#shared/rules/content/settings-limits.ts";
import { listLimits } from "#shared/rules/field-limits.ts";
import {
  choices,
  type ContentsWords,
  points,
} from "#web/i18n/admin/content/contents.words.ts";

/** The tabs, each named after the section that it writes. */
export const tabNames = [
  "main",
  "homePage",
  "quiz",
  "results",
  "aboutUs",
  "information",
  "clinic",
  "invitation",
] as const;
export type TabName = (typeof tabNames)[number];

/** Every text has a name, a hint where it stands, and a limit. */
type TextName = keyof ContentsWords["hints"] & keyof typeof settingsLimits;

/** One text of the site in both languages: the names of its fields, and their limit. */
export type Pair = {
  name: TextName;
  en: string;
  es: string;
  limit: number;
  rows?: number | undefined;
  isRequired?: "both" | "en" | undefined;
};

/** Their English fields are older than the Spanish ones, and have no ending. */
const oldest: TextName[] = ["sitename", "copyright"];

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
  "message",
  ...informationParts,
];

function pairs(section: string, ...names: TextName[]): Pair[] {
  return names.map((name) => {
    const at = `${section}.${name}`;
    const limit = settingsLimits[name];
    const isOldest = oldest.includes(name);
    return {
      name,
      en: isOldest ? at : `${at}_en`,
      es: `${at}_es`,
      limit,
      rows: long.includes(name) ? 4 : limit >= 200 ? 2 : undefined,
      isRequired: isOldest
        ? "en"
        : required.includes(name)
          ? "both"
          : undefined,
    };
  });
}

/** Every text that staff write, but for the profiles, in the order of the page it stands on. */
export const texts = {
  main: pairs("main", ...oldest, "funding", "disclaimer", "schedule", "method"),
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
  choices: pairs(
    "results",
    ...choices.flatMap((choice) =>
      points.map((point) => `${choice}${point}` as const),
    ),
  ),
  promises: pairs("information", ...promises),
  information: pairs("information", ...informationParts),
  clinic: pairs("clinic", "hours", "spoken", "fee"),
  invitation: pairs("invitation", "message"),
} satisfies Record<string, Pair[]>;

type PartName = keyof typeof texts;

/** The parts of every tab, in the order of the page; the profiles of About us are not among them. */
export const tabParts: Record<TabName, PartName[]> = {
  main: ["main"],
  homePage: ["welcome", "about", "title1", "title2", "title3"],
  quiz: ["start", "rank", "results"],
  results: ["byAge", "byDoses", "calm", "choices", "safety"],
  aboutUs: [],
  information: ["promises", "information"],
  clinic: ["clinic"],
  invitation: ["invitation"],
};

export const profilePlaces = [...Array(listLimits.profiles).keys()];

/** The fields of one of the four profiles. */
export function profileFields(place: number) {
  const at = `aboutUs.profiles.${place}`;
  const bio: Pair = {
    name: "bio",
    en: `${at}.bio_en`,
    es: `${at}.bio_es`,
    limit: settingsLimits.bio,
    rows: 5,
  };
  return { photo: `${at}.photo`, name: `${at}.name`, bio };
}

/** The texts of one tab. */
export function pairsOf(tab: TabName): Pair[] {
  return tab === "aboutUs"
    ? profilePlaces.map((place) => profileFields(place).bio)
    : tabParts[tab].flatMap((part): Pair[] => texts[part]);
}
