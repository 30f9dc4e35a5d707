import type { ContentsWords } from "#web/i18n/admin/contents.ts";

/** The tabs, each named after the section that it writes. */
export const tabNames = ["main", "homePage", "quiz", "aboutUs"] as const;
export type TabName = (typeof tabNames)[number];

/** Every text has a name and a hint where it stands. */
type TextName = keyof ContentsWords["hints"];

/** One text of the site in both languages: how its fields are called, and what fits into them. */
export type Pair = {
  name: TextName;
  en: string;
  es: string;
  limit: number;
  rows?: number;
  isRequired?: "both" | "en";
};

type Options = Pick<Pair, "rows" | "isRequired">;

function pair(
  section: string,
  name: TextName,
  limit: number,
  more: Options = {},
) {
  const at = `${section}.${name}`;
  const rows = limit >= 200 ? { rows: 2 } : {};
  return { name, en: `${at}_en`, es: `${at}_es`, limit, ...rows, ...more };
}

// The two oldest fields have no ending in English.
function plainPair(name: TextName, limit: number): Pair {
  const at = `main.${name}`;
  const rows = limit >= 200 ? { rows: 2 } : {};
  return { name, en: at, es: `${at}_es`, limit, ...rows, isRequired: "en" };
}

const both = { isRequired: "both" } as const;
const long = { rows: 4 };

/** Every text that staff write on the first three tabs, in the order of the page it stands on. */
export const texts = {
  main: [
    plainPair("sitename", 100),
    plainPair("copyright", 200),
    pair("main", "funding", 500),
    pair("main", "disclaimer", 1000, long),
    pair("main", "schedule", 500, long),
  ],
  welcome: [
    pair("homePage", "maintitle", 200),
    pair("homePage", "subtitle", 300),
    pair("homePage", "calltoaction", 60, both),
  ],
  about: [
    pair("homePage", "headline1", 200),
    pair("homePage", "text1", 2000, long),
    pair("homePage", "headline2", 200),
  ],
  title1: [pair("homePage", "title1", 200)],
  title2: [pair("homePage", "title2", 200)],
  title3: [pair("homePage", "title3", 200)],
  start: [pair("quiz", "starttitle", 200, both)],
  rank: [
    pair("quiz", "topparentconcernstitle", 200, both),
    pair("quiz", "topparentconcernstext", 1000, long),
  ],
  results: [
    pair("quiz", "thankyoutitle", 200, both),
    pair("quiz", "top3text", 1000, long),
  ],
} satisfies Record<string, Pair[]>;

const { main, start, rank, results, ...homePage } = texts;

export const profilePlaces = [0, 1, 2, 3] as const;

/** The fields of one of the four profiles. */
export function profileFields(place: number) {
  const at = `aboutUs.profiles.${place}`;
  const bio: Pair = {
    name: "bio",
    en: `${at}.bio_en`,
    es: `${at}.bio_es`,
    limit: 2000,
    rows: 5,
  };
  return { photo: `${at}.photo`, name: `${at}.name`, bio };
}

/** The texts of one tab. */
export function pairsOf(tab: TabName): Pair[] {
  const sections = {
    main,
    homePage: Object.values(homePage).flat(),
    quiz: [...start, ...rank, ...results],
    aboutUs: profilePlaces.map((place) => profileFields(place).bio),
  };
  return sections[tab];
}
