import { isSameForAll, traitsOf } from "#shared/rules/quiz/places.ts";

// Questions with these numbers are cached; others are rendered for each request. Number 0 is the page without a
// question.
const question = /^\/question\/(0|[1-9]\d?)$/;

/** Whether the page is the same for all visitors with the same language. */
export function isCached(path: string): boolean {
  return isSameForAll(path) || question.test(path);
}

/** Whether the page shows the visit stored in the cookie and accepts that visit's forms. */
export function isOfVisit(path: string): boolean {
  return traitsOf(path).isOfVisit === true;
}

/** Whether the page accepts a form post from browsers without scripts. */
export function takesForms(path: string): boolean {
  return isOfVisit(path) || traitsOf(path).takesForm === true;
}
