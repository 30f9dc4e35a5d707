import {
  informationParts,
  promises,
} from "#shared/rules/content/information.ts";
import { settingsLimits } from "#shared/rules/content/settings-limits.ts";
import { listLimits } from "#shared/rules/field-limits.ts";
import type { ContentsWords } from "#web/i18n/admin/contents/contents.ts";

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
  rows?: number;
  isRequired?: "both" | "en";
};

type Options = Pick<Pair, "rows" | "isRequired">;

function pair(section: string, name: TextName, more: Options = {}): Pair {
  const at = `${section}.${name}`;
  const limit = settingsLimits[name];
  const rows = limit >= 200 ? { rows: 2 } : {};
  return { name, en: `${at}_en`, es: `${at}_es`, limit, ...rows, ...more };
}

// The two oldest fields have no ending in English.
function plainPair(name: TextName): Pair {
  const en = `main.${name}`;
  return { ...pair("main", name), en, isRequired: "en" };
}

const both = { isRequired: "both" } as const;
const long = { rows: 4 };

/** Every text that staff write, but for the profiles, in the order of the page it stands on. */
export const texts = {
  main: [
    plainPair("sitename"),
    plainPair("copyright"),
    pair("main", "funding"),
    pair("main", "disclaimer", long),
    pair("main", "schedule", long),
    pair("main", "method", long),
  ],
  welcome: [
    pair("homePage", "maintitle"),
    pair("homePage", "subtitle"),
    pair("homePage", "calltoaction", both),
  ],
  about: [
    pair("homePage", "headline1"),
    pair("homePage", "text1", long),
    pair("homePage", "headline2"),
  ],
  title1: [pair("homePage", "title1")],
  title2: [pair("homePage", "title2")],
  title3: [pair("homePage", "title3")],
  start: [pair("quiz", "starttitle", both)],
  rank: [
    pair("quiz", "topparentconcernstitle", both),
    pair("quiz", "topparentconcernstext", long),
  ],
  results: [
    pair("quiz", "thankyoutitle", both),
    pair("quiz", "top3text", long),
  ],
  byAge: [
    pair("results", "ageunder9"),
    pair("results", "age9"),
    pair("results", "age11"),
    pair("results", "age13"),
    pair("results", "age15"),
  ],
  byDoses: [
    pair("results", "doseone"),
    pair("results", "dosetwo"),
    pair("results", "doseunsure"),
  ],
  calm: [
    pair("results", "calmtitle", both),
    pair("results", "calmtext", long),
    pair("results", "calmranking", long),
  ],
  safety: [pair("results", "safety", long)],
  choices: [
    pair("results", "nowhappens"),
    pair("results", "nowgood"),
    pair("results", "nowbad"),
    pair("results", "laterhappens"),
    pair("results", "latergood"),
    pair("results", "laterbad"),
    pair("results", "notnowhappens"),
    pair("results", "notnowgood"),
    pair("results", "notnowbad"),
  ],
  promises: promises.map((name) => pair("information", name)),
  information: informationParts.map((name) => pair("information", name, long)),
  clinic: [
    pair("clinic", "hours"),
    pair("clinic", "spoken"),
    pair("clinic", "fee"),
  ],
  invitation: [pair("invitation", "message", long)],
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
