import { isSameForAll, traitsOf } from "#shared/rules/quiz/places.ts";

// Only these numbers are cached; any other is rendered per request. 0 is the page without a question.
const question = /^\/question\/(0|[1-9]\d?)$/;

export function isQuestion(path: string): boolean {
  return question.test(path);
}

/** Whether the page at this path says the same to everybody who speaks the language. */
export function isCached(path: string): boolean {
  return isSameForAll(path) || isQuestion(path);
}

/** Whether the page at this path says something else to who carries a visit along, and takes its forms. */
export function isOfVisit(path: string): boolean {
  return traitsOf(path).isOfVisit === true;
}

/** Whether the page at this path takes what its form sends without scripts. */
export function takesForms(path: string): boolean {
  return isOfVisit(path) || traitsOf(path).takesForm === true;
}
