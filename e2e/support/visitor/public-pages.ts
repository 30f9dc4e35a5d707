import { places } from "#shared/rules/quiz/places.ts";

/** The pages that anybody may open by their address. */
export const publicPages = [
  ...places.filter((place) => !place.includes("{")),
  "/login",
];
