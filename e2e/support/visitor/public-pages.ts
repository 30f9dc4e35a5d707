import { places } from "#shared/rules/quiz/places.ts";

/** Public pages without ids in their addresses, and the sign-in page. */
export const publicPages = [
  ...places.filter((place) => !place.includes("{")),
  "/login",
];
