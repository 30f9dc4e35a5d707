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

/** The screen that says thanks for a form sent without scripts. It is not counted. */
const thanks = "./visitor/sent/sent-screen.tsx";

test("lists every public screen as a place, and every place as a screen", () => {
  const screens = routes.filter(
    ({ file }) => file.startsWith("./visitor/") && file !== thanks,
  );
  expect(screens.flatMap(patternsOf)).toEqual(places);
});
