import { idPattern } from "#shared/rules/ids.ts";

type Traits = {
  /** Says the same to everybody who speaks the language; all other screens may be personal. */
  isSameForAll?: true;
  /** Says something else to who carries a visit along, and takes its forms. */
  isOfVisit?: true;
  /** Takes what its form sends without scripts. */
  takesForm?: true;
  /** A phone caches it for times without a connection, as this family sees it. */
  isCachedForFamily?: true;
};

/** Public screens by their pattern: these are counted, and never an address with an id in it. */
const table = {
  "/": { isSameForAll: true },
  "/{contactId}": { isCachedForFamily: true },
  "/quiz": { isSameForAll: true, isOfVisit: true },
  "/quiz/{id}": { isOfVisit: true, isCachedForFamily: true },
  "/question/{number}": { isOfVisit: true },
  "/rank/{id}": { isOfVisit: true },
  "/results/{id}": {
    isOfVisit: true,
    isCachedForFamily: true,
  },
  "/results/{id}/sms-share": {},
  "/results/{id}/email-share": {},
  "/concerns": { isSameForAll: true },
  "/concerns/{id}": { isSameForAll: true },
  "/aboutus": { isSameForAll: true },
  "/contact": { isSameForAll: true, takesForm: true },
  "/feedback": { takesForm: true },
  "/information": { isSameForAll: true },
  "/sources": { isSameForAll: true },
} satisfies Record<string, Traits>;

export type Place = keyof typeof table;
export const places = Object.keys(table) as Place[];
const traits: Record<Place, Traits> = table;

/** Where nobody is counted, and which say the same to everybody as well. */
const uncounted = ["/contact/sent", "/feedback/sent", "/login"];

/** Paths that speak the language of the quiz, which may be another than that of the site. */
export const quizPaths = /^\/(question|rank|results)\//;

/** Of one event: seconds at most, numbers at most; and how many events come in one call. */
export const eventLimits = { seconds: 24 * 60 * 60, number: 9999, events: 50 };

function shapeOf(pattern: string): RegExp {
  const path = pattern
    .replace("{number}", "\\d+")
    .replace(/\{\w+\}/, idPattern);
  return new RegExp(`^${path}$`);
}

const shapes = places.map((place) => [shapeOf(place), place] as const);
const shapesForAll = [
  ...places.filter((place) => traits[place].isSameForAll),
  ...uncounted,
].map(shapeOf);

/** The public screen at a path; undefined where nobody is counted. */
export function placeOf(path: string): Place | undefined {
  const plain = path.replace(/(.)\/+$/, "$1");
  return shapes.find(([shape]) => shape.test(plain))?.[1];
}

/** What is so of the screen at a path; nothing where there is none. */
export function traitsOf(path: string): Traits {
  const place = placeOf(path);
  return place ? traits[place] : {};
}

/** Whether the screen is sent a form by who runs no scripts. */
export function takesPost(place: Place): boolean {
  const { isOfVisit, takesForm } = traits[place];
  return isOfVisit === true || takesForm === true;
}

/** Whether the page at exactly this path may be cached and shown to others. */
export function isSameForAll(path: string): boolean {
  return shapesForAll.some((shape) => shape.test(path));
}
