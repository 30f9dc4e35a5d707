import { day, hour } from "#shared/rules/milliseconds.ts";

/** Offsets from UTC change only at full quarters of an hour. */
const quarter = hour / 4;
const mostCached = 20_000;

type Zone = { format: Intl.DateTimeFormat; offsets: Map<number, number> };
const zones = new Map<string, Zone>();

function zoneOf(name: string): Zone {
  const cached = zones.get(name);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: name,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  });
  const zone = { format, offsets: new Map<number, number>() };
  zones.set(name, zone);
  return zone;
}

/** Offset of the zone from UTC at this time, in milliseconds. */
function offsetAt(name: string, at: number): number {
  const { format, offsets } = zoneOf(name);
  const start = Math.floor(at / quarter) * quarter;
  const cached = offsets.get(start);
  if (cached !== undefined) return cached;
  const shown = format.format(start).split(/\D+/).map(Number);
  const [month = 1, date = 1, year = 0, hours, minutes] = shown;
  const offset = Date.UTC(year, month - 1, date, hours, minutes) - start;
  if (offsets.size >= mostCached) offsets.clear();
  offsets.set(start, offset);
  return offset;
}

/** The local time in a zone, in milliseconds, as if the zone were UTC. `momentOf` converts it back. */
export function localTime(zone: string, at: number): number {
  return at + offsetAt(zone, at);
}

/**
 * Converts a local time to a moment. If the time occurs twice, takes the first one. If it is skipped, calculates as
 * if the clock had not changed yet.
 */
export function momentOf(zone: string, shown: number): number {
  const early = shown - offsetAt(zone, shown - day);
  const late = shown - offsetAt(zone, shown + day);
  const shows = (at: number) => localTime(zone, at) === shown;
  return !shows(early) && shows(late) ? late : early;
}

export function isTimeZone(name: string): boolean {
  try {
    return zoneOf(name) !== undefined;
  } catch {
    return false;
  }
}
