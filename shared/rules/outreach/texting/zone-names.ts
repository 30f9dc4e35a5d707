import { foldedName } from "#shared/rules/outreach/contacts/import.ts";
import { isTimeZone } from "./local-time.ts";

/** Common names of the zones in both languages, normalized. */
const names: Record<string, string> = {
  "America/New_York": "eastern|et|est|edt|este|hora del este",
  "America/Chicago": "central|ct|cst|cdt|centro|hora central|hora del centro",
  "America/Denver": "mountain|mt|mst|mdt|montana|hora de la montana",
  "America/Phoenix": "arizona",
  "America/Los_Angeles": "pacific|pt|pst|pdt|pacifico|hora del pacifico",
  "America/Anchorage": "alaska|akst|akdt|hora de alaska",
  "Pacific/Honolulu": "hawaii|hawai|hst|hora de hawai",
  "America/Puerto_Rico": "atlantic|ast|atlantico|puerto rico|pr",
  "Pacific/Guam": "guam|chamorro|chst",
  "Pacific/Pago_Pago": "samoa|american samoa|samoa americana",
};

const zoneByName = new Map(
  Object.entries(names).flatMap(([zone, all]) =>
    all.split("|").map((name) => [name, zone] as const),
  ),
);

/**
 * Converts a common zone name to its IANA name; returns others unchanged. UTC offsets are not
 * accepted, because they do not determine daylight saving time.
 */
export function asTimeZone(typed: string): string {
  const name = foldedName(typed).replace(/ (standard |daylight )?time$/, "");
  return zoneByName.get(name) ?? typed.trim();
}

/** Whether it names a place, such as `America/Chicago`. */
export function isPlaceZone(zone: string): boolean {
  return /^(?!Etc\/)[A-Z]\w+\/\w/.test(zone) && isTimeZone(zone);
}
