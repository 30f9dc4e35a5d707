import { holdUntil } from "#shared/rules/texting/hold-until.ts";
import { usualHours } from "#shared/rules/texting/hours.ts";

/** Phones of New York, Los Angeles, Honolulu and Guam: at most hours somebody may be texted. */
const prefixes = ["+1201", "+1213", "+1808", "+1671"];

/** A proof is over by then; else it would meet the end of the hours. */
const longest = 2 * 3_600_000;

/** Where families may be texted now and for a while; in the small hours of all of them, nowhere. */
export function openPrefix(): string {
  const now = Date.now();
  const open = prefixes.find((prefix) => {
    const family = { phone: `${prefix}2000000`, zip: "", timezone: "" };
    return [now, now + longest].every(
      (at) => holdUntil(family, new Date(at), usualHours).getTime() === at,
    );
  });
  if (open === undefined)
    throw new Error("Nobody may be texted now: try again in some hours.");
  return open;
}
