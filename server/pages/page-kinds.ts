import { idPattern } from "#shared/rules/ids.ts";
import { isSameForAll, placeOf, traitsOf } from "#shared/rules/places.ts";

const anId = new RegExp(idPattern);
// What else is written as a question's number is made for whoever asks, and cached for nobody; 0 is the page without a question.
const question = /^\/question\/(0|[1-9]\d?)$/;

/** The number of the question at a path; undefined for all other pages. */
export function questionIn(path: string): string | undefined {
  return question.exec(path)?.[1];
}

/** Whether the page at this path says the same to everybody who speaks the language. */
export function isCached(path: string): boolean {
  return isSameForAll(path) || question.test(path);
}

/** What may be read only by whoever holds the id in the path, and is asked for before the page is made. */
export function secretBehind(path: string): Secret | undefined {
  const { opens } = traitsOf(path);
  return opens && secrets[opens];
}

const secrets = {
  contact: "GET /api/contacts/:id",
  result: "GET /api/results/:id",
} as const;
export type Secret = (typeof secrets)[keyof typeof secrets];

/** The id in the path of a page that says the same to everybody but for this id; undefined in all others. */
export function idIn(path: string): string | undefined {
  const isPlace = placeOf(path) !== undefined && !path.endsWith("/");
  if (!isPlace || isCached(path)) return undefined;
  return anId.exec(path)?.[0];
}

/** Whether the page at this path says something else to who carries a visit along, and takes its forms. */
export function isOfVisit(path: string): boolean {
  return traitsOf(path).isOfVisit === true;
}

/** Whether the page at this path takes what its form sends without scripts. */
export function takesForms(path: string): boolean {
  return isOfVisit(path) || traitsOf(path).takesForm === true;
}
