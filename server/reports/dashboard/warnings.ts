import type {
  DueCheck,
  TextWarning,
} from "#shared/contract/reports/dashboard.ts";
import { textWarnings } from "#shared/rules/content/warnings.ts";
import type { Content } from "#server/content/live/content.ts";

type Fields = Record<string, unknown>;
type Place = Pick<TextWarning, "in" | "_id" | "name" | "name_es">;

const ofSite: Place = { in: "settings", _id: null, name: "", name_es: "" };

/** All text warnings, in the order of the screens where the texts are edited. */
export function warningsOf({
  settings,
  questions,
  concerns,
}: Content): TextWarning[] {
  return [
    ...Object.entries(settings).flatMap(([section, content]) =>
      partsOf(section, { ...content }).flatMap(([at, fields]) =>
        warningsIn(ofSite, fields).map((warning) => ({
          ...warning,
          field: `${at}.${warning.field}`,
        })),
      ),
    ),
    ...questions
      .filter(isActive)
      .flatMap(({ _id, text: name, text_es: name_es, ...rest }) =>
        warningsIn(
          { in: "questions", _id, name, name_es },
          { text: name, text_es: name_es, ...rest },
        ),
      ),
    ...concerns.filter(isActive).flatMap((concern) => {
      const { _id, name, name_es } = concern;
      return warningsIn({ in: "concerns", _id, name, name_es }, concern);
    }),
  ];
}

/** All texts with a check date, earliest first. */
export function checksOf({ settings, concerns }: Content): DueCheck[] {
  const { checkby, checkwhy } = settings.main;
  const ofConcerns = concerns.filter(isActive).map((concern) => ({
    ...concern,
    in: "concerns" as const,
  }));
  return [{ ...ofSite, checkby, checkwhy }, ...ofConcerns]
    .filter((each) => each.checkby !== "")
    .toSorted((a, b) => a.checkby.localeCompare(b.checkby));
}

export function isPlaceholderWarning({ problem }: TextWarning): boolean {
  return problem === "placeholder";
}

/** The admin page where a text is edited: a settings tab, `questions` or `concerns`. */
export function pageToEdit({ in: place, field }: TextWarning): string {
  return place === "settings" ? (field.split(".")[0] ?? "main") : place;
}

function warningsIn(place: Place, fields: Fields): TextWarning[] {
  return textWarnings(fields).map((warning) => ({ ...place, ...warning }));
}

const isActive = ({ active }: { active: boolean }) => active;

/** Splits a section into its own fields and the rows of its lists (`aboutUs.profiles.0`). */
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
