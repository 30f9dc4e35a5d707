import * as v from "valibot";
import type { Place } from "#shared/rules/places.ts";
import { track } from "#web/core/events.ts";
import { read, write } from "#web/core/storage/storage.ts";

const mostKept = 20;
const ids = v.array(v.string());

/** Counts that a result was read: once on each device, however often it is opened again. */
export function countReading(result: string, place: Place) {
  const known = read("readResults", ids) ?? [];
  if (known.includes(result)) return;
  write("readResults", [...known, result].slice(-mostKept));
  track("results_read", { place });
}
