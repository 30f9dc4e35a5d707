import { expect, test } from "vitest";
import { eventPlaces } from "#shared/contract/events.ts";
import { placeOf } from "./views.ts";

const id = "1".repeat(22);

test("every place that can be counted is found, and its pattern tells nobody", () => {
  const addresses = eventPlaces.map((place) =>
    place.replace(/\{(contactId|id)\}/, id).replace("{number}", "16"),
  );
  expect(addresses.map(placeOf)).toEqual(eventPlaces);
  expect(placeOf("/quiz/")).toBe("/quiz");
});

test.each(["/dashboard", "/login", `/${id}x`, "/results", "/quiz/1", "/x"])(
  "%s is not counted",
  (path) => {
    expect(placeOf(path)).toBeUndefined();
  },
);
