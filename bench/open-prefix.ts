import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { areaCodes } from "#shared/rules/texting/area-codes.ts";
import { holdUntil } from "#shared/rules/texting/hold-until.ts";
import { usualHours } from "#shared/rules/texting/hours.ts";

/** Phones of New York, Los Angeles, Honolulu and Guam: at most hours somebody may be texted. */
const prefixes = ["+1201", "+1213", "+1808", "+1671"];

/** Most proofs are over by then; else they would meet the end of the hours. */
const usually = 2 * 3_600_000;
const refusal = "Nobody may be texted now: try again in some hours.";

/** Where families may be texted now and for a while; in the small hours of all of them, nowhere. */
export function openPrefix(during = usually): string {
  const open = prefixes.find((prefix) => isOpen(prefix, during));
  if (open === undefined) throw new Error(refusal);
  return open;
}

/** So many area codes with placeholder numbers where families may be texted for the next quarter of an hour. */
export function openAreas(amount: number): string[] {
  const open = Object.values(areaCodes)
    .flatMap((codes) => codes.trim().split(/\s+/))
    .filter((code) => hasPlaceholders(code) && isOpen(`+1${code}`, 900_000));
  if (open.length < amount) throw new Error(refusal);
  return open.slice(0, amount);
}

/** 555-01xx stands for nobody; some codes have no such exchange at all. */
function hasPlaceholders(code: string): boolean {
  return parsePhoneNumberFromString(`+1${code}5550100`)?.isValid() ?? false;
}

function isOpen(prefix: string, during: number): boolean {
  const family = { phone: `${prefix}2000000`, zip: "", timezone: "" };
  const now = Date.now();
  return [now, now + during].every(
    (at) => holdUntil(family, new Date(at), usualHours).getTime() === at,
  );
}
