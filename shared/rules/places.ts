import { idPattern } from "./ids.ts";

/** Public screens by their pattern: these are counted, and never an address with an id in it. */
export const places = [
  "/",
  "/{contactId}",
  "/quiz",
  "/quiz/{id}",
  "/question/{number}",
  "/rank/{id}",
  "/results/{id}",
  "/results/{id}/sms-share",
  "/results/{id}/email-share",
  "/concerns",
  "/concerns/{id}",
  "/aboutus",
  "/contact",
  "/feedback",
  "/information",
  "/sources",
] as const;

export type Place = (typeof places)[number];

/** Of one event: seconds at most, numbers at most; and how many events come in one call. */
export const eventLimits = { seconds: 24 * 60 * 60, number: 9999, events: 50 };

/** Say the same to everybody who speaks the language; all other screens may be personal. */
const sameForAll: readonly string[] = [
  "/",
  "/quiz",
  "/concerns",
  "/concerns/{id}",
  "/aboutus",
  "/contact",
  "/contact/sent",
  "/feedback/sent",
  "/information",
  "/sources",
  "/login",
];

function shapeOf(pattern: string): RegExp {
  const path = pattern
    .replace("{number}", "\\d+")
    .replace(/\{\w+\}/, idPattern);
  return new RegExp(`^${path}$`);
}

const shapes = places.map((place) => [shapeOf(place), place] as const);
const shapesForAll = sameForAll.map(shapeOf);

/** The public screen at a path; undefined where nobody is counted. */
export function placeOf(path: string): Place | undefined {
  const plain = path.replace(/(.)\/+$/, "$1");
  return shapes.find(([shape]) => shape.test(plain))?.[1];
}

/** Whether the page at exactly this path may be kept and shown to others. */
export function isSameForAll(path: string): boolean {
  return shapesForAll.some((shape) => shape.test(path));
}
