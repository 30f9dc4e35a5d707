import { idPattern } from "#shared/rules/ids.ts";

type Traits = {
  /** The screen is the same for all visitors with the same language. All other screens may be personal. */
  isSameForAll?: true;
  /** Depends on the visit in the cookie, and accepts its forms. */
  isOfVisit?: true;
  /** Accepts a plain form. */
  takesForm?: true;
  /** Cached on the phone for offline use, as this family sees it. */
  isCachedForFamily?: true;
};

/** Public screens by pattern. Events use the pattern, never an address with an id. */
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
  "/feedback": { isSameForAll: true },
  "/information": { isSameForAll: true },
  "/sources": { isSameForAll: true },
  "/visit": { isSameForAll: true },
} satisfies Record<string, Traits>;

export type Place = keyof typeof table;
export const places = Object.keys(table) as Place[];
const traits: Record<Place, Traits> = table;

/** Pages without events that are also the same for all visitors. */
const uncounted = ["/contact/sent", "/feedback/sent", "/login"];

/** Paths whose pages use the language of the quiz, which may differ from the site's language. */
export const quizPaths = /^\/(question|rank|results)\//;

/** Maximum `seconds` and `number` of one event, and maximum events per call. */
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

/** The public screen at a path; undefined if it has no events. */
export function placeOf(path: string): Place | undefined {
  const plain = path.replace(/(.)\/+$/, "$1");
  return shapes.find(([shape]) => shape.test(plain))?.[1];
}

/** The traits of the screen at a path; empty for an unknown path. */
export function traitsOf(path: string): Traits {
  const place = placeOf(path);
  return place ? traits[place] : {};
}

/** Whether the screen accepts a form post from browsers without scripts. */
export function takesPost(place: Place): boolean {
  const { isOfVisit, takesForm } = traits[place];
  return isOfVisit === true || takesForm === true;
}

/** Whether the page at exactly this path can be cached for all visitors. */
export function isSameForAll(path: string): boolean {
  return shapesForAll.some((shape) => shape.test(path));
}
