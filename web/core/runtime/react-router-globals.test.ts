import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");

function globalsIn(folder: string): [file: string, names: string[]][] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.(tsx?|mjs)$/.test(file))
    .flatMap((file): [string, string[]][] => {
      const text = readFileSync(join(root, folder, file), "utf8");
      const names = text.match(/__reactRouter\w+/g) ?? [];
      return names.length > 0
        ? [[`${folder}/${file}`, [...new Set(names)].sort()]]
        : [];
    });
}

test("uses only these private globals of React Router, in one file", () => {
  const found = ["web", "server", "shared", "scripts"].flatMap(globalsIn);
  expect(found).toEqual([
    [
      "web/core/runtime/route-modules.ts",
      [
        "__reactRouterContext",
        "__reactRouterDataRouter",
        "__reactRouterManifest",
        "__reactRouterRouteModules",
      ],
    ],
  ]);
});

test("pins React Router to an exact version", () => {
  const text = readFileSync(join(root, "package.json"), "utf8");
  expect(JSON.parse(text)).toHaveProperty(
    ["devDependencies", "react-router"],
    expect.stringMatching(/^\d+\.\d+\.\d+$/),
  );
});
