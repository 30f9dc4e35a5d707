import { holdUntil } from "#shared/rules/texting/hold-until.ts";
import { usualHours } from "#shared/rules/texting/hours.ts";

/** Phones of New York, Los Angeles, Honolulu and Guam: at most hours somebody may be texted. */
const prefixes = ["+1201", "+1213", "+1808", "+1671"];

/** Where families may be texted now; in the small hours of all of them, nowhere. */
export function openPrefix(): string {
  const now = new Date();
  const open = prefixes.find((prefix) => {
    const family = { phone: `${prefix}2000000`, zip: "", timezone: "" };
    return holdUntil(family, now, usualHours).getTime() === now.getTime();
  });
  if (open === undefined)
    throw new Error("Nobody may be texted now: try again in some hours.");
  return open;
}
