import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { places } from "#shared/rules/quiz/places.ts";
import routes from "./routes.ts";

/** `quiz/:id?` as the two patterns that it stands for. */
function patternsOf({ path = "" }: RouteConfigEntry): string[] {
  const pattern = `/${path}`.replace(/:(\w+)/g, "{$1}");
  if (!pattern.endsWith("?")) return [pattern];
  return [pattern.replace(/\/[^/]*$/, ""), pattern.slice(0, -1)];
}

/** Says thanks for a form that was sent without scripts, and is counted nowhere. */
const thanks = "./visitor/sent/sent-screen.tsx";

test("lists every public screen as a place, and every place as a screen", () => {
  const screens = routes.filter(
    ({ file }) => file.startsWith("./visitor/") && file !== thanks,
  );
  expect(screens.flatMap(patternsOf)).toEqual(places);
});
