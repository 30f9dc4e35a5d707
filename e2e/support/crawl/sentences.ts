import { globSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "#shared/rules/language.ts";

const root = join(import.meta.dirname, "../../..");

type Catalog = Record<Language, unknown>;

const isCatalog = (value: unknown): value is Catalog =>
  typeof value === "object" && value !== null && "en" in value && "es" in value;

const modules = await Promise.all(
  globSync("web/i18n/**/*.words.ts", { cwd: root }).map(
    (path) => import(join(root, path)) as Promise<Record<string, unknown>>,
  ),
);
const catalogs = modules.flatMap(Object.values).filter(isCatalog);

function sentencesOf(words: unknown): string[] {
  if (typeof words === "string") return [words];
  if (typeof words !== "object" || words === null) return [];
  return Object.values(words).flatMap(sentencesOf);
}

const all = Object.fromEntries(
  (["en", "es"] as const).map((language) => [
    language,
    new Set(catalogs.flatMap((words) => sentencesOf(words[language]))),
  ]),
) as Record<Language, Set<string>>;

/** Words on screens in this language that the other language does not share. */
export function sentencesOnlyIn(language: Language): Set<string> {
  const others = all[language === "en" ? "es" : "en"];
  return new Set([...all[language]].filter((line) => !others.has(line)));
}
