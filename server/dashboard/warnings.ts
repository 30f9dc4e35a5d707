import type { DueCheck, TextWarning } from "#shared/contract/dashboard.ts";
import { editedSettings } from "#shared/contract/settings.ts";
import { textWarnings } from "#shared/rules/content/warnings.ts";
import type { findTexts } from "./queries.ts";

type Fields = Record<string, unknown>;
type Place = Pick<TextWarning, "in" | "_id" | "name" | "name_es">;
type Found = Awaited<ReturnType<typeof findTexts>>;

const ofSite: Place = { in: "settings", _id: null, name: "", name_es: "" };

/** What is wrong with all texts, in the order of the screens where they are edited. */
export function warningsOf({
  settings,
  questions,
  concerns,
}: Found): TextWarning[] {
  return [
    ...inOrder(settings).flatMap(({ section, content }) =>
      partsOf(section, { ...content }).flatMap(([at, fields]) =>
        warningsIn(ofSite, fields).map((warning) => ({
          ...warning,
          field: `${at}.${warning.field}`,
        })),
      ),
    ),
    ...questions.flatMap(({ _id, text: name, text_es: name_es, ...rest }) =>
      warningsIn(
        { in: "questions", _id, name, name_es },
        { text: name, text_es: name_es, ...rest },
      ),
    ),
    ...concerns.flatMap((concern) => {
      const { _id, name, name_es } = concern;
      return warningsIn({ in: "concerns", _id, name, name_es }, concern);
    }),
  ];
}

/** Every text that has a day by which it is to be checked, the first day first. */
export function checksOf({ settings, concerns }: Found): DueCheck[] {
  const ofSettings = settings.flatMap(({ content }) =>
    "checkby" in content
      ? { ...ofSite, checkby: content.checkby, checkwhy: content.checkwhy }
      : [],
  );
  const ofConcerns = concerns.map((concern) => ({
    ...concern,
    in: "concerns" as const,
  }));
  return [...ofSettings, ...ofConcerns]
    .filter(({ checkby }) => checkby !== "")
    .toSorted((a, b) => a.checkby.localeCompare(b.checkby));
}

function warningsIn(place: Place, fields: Fields): TextWarning[] {
  return textWarnings(fields).map((found) => ({ ...place, ...found }));
}

const sections = Object.keys(editedSettings.shape);

function inOrder(found: Found["settings"]) {
  const placeOf = (section: string) => sections.indexOf(section);
  return found.toSorted((a, b) => placeOf(a.section) - placeOf(b.section));
}

/** A section and the rows of its lists (`aboutUs.profiles.0`): each has texts of its own. */
function partsOf(at: string, content: Fields): [string, Fields][] {
  const entries = Object.entries(content);
  const rows = entries.flatMap(([name, value]) =>
    hasRows(value)
      ? value.flatMap((row, place) => partsOf(`${at}.${name}.${place}`, row))
      : [],
  );
  const own = entries.filter(([, value]) => !hasRows(value));
  return [[at, Object.fromEntries(own)], ...rows];
}

function hasRows(value: unknown): value is Fields[] {
  return Array.isArray(value) && value.every((row) => typeof row === "object");
}
