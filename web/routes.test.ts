import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { places } from "#shared/rules/quiz/places.ts";
import routes from "./routes.ts";

/** The patterns of a route. `quiz/:id?` stands for two. */
function patternsOf({ path = "" }: RouteConfigEntry): string[] {
  const pattern = `/${path}`.replace(/:(\w+)/g, "{$1}");
  if (!pattern.endsWith("?")) return [pattern];
  return [pattern.replace(/\/[^/]*$/, ""), pattern.slice(0, -1)];
}

/** Screens that are not counted: thanks for a form sent without scripts, and the first page of a clinic tablet. */
const notCounted = [
  "./visitor/sent/sent-screen.tsx",
  "./visitor/kiosk/kiosk-screen.tsx",
];

test("lists every public screen as a place, and every place as a screen", () => {
  const screens = routes.filter(
    ({ file }) => file.startsWith("./visitor/") && !notCounted.includes(file),
  );
  expect(screens.flatMap(patternsOf)).toEqual(places);
});
