import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { areaCodes } from "#shared/rules/texting/area-codes.ts";
import { holdUntil } from "#shared/rules/texting/hold-until.ts";
import { usualHours } from "#shared/rules/texting/hours.ts";

/** An area code of no place: only the time zone of the contact says where the phone rings. */
const nowhere = "+1500";

/** Around the earth: at any hour of the week one of them may be texted for hours. */
const zones = [
  "Pacific/Auckland",
  "Asia/Tokyo",
  "Asia/Karachi",
  "Europe/Berlin",
  "America/Sao_Paulo",
  "America/Denver",
  "Pacific/Honolulu",
];

/** Most proofs are over by then; else they would meet the end of the hours. */
const usually = 2 * 3_600_000;

/** How phones begin, and in which zone they ring, where families may be texted now and for a while. */
export function openPlace(during = usually) {
  const timezone = zones.find((zone) => isOpen(nowhere, during, zone));
  if (timezone === undefined) throw new Error("No zone is open so long.");
  return { prefix: nowhere, timezone };
}

/** So many area codes with placeholder numbers where families may be texted for the next quarter of an hour. */
export function openAreas(amount: number): string[] {
  const open = Object.values(areaCodes)
    .flatMap((codes) => codes.trim().split(/\s+/))
    .filter((code) => hasPlaceholders(code) && isOpen(`+1${code}`, 900_000));
  if (open.length < amount)
    throw new Error(
      "Too few families may be texted now: try again in some hours.",
    );
  return open.slice(0, amount);
}

/** 555-01xx stands for nobody; some codes have no such exchange at all. */
function hasPlaceholders(code: string): boolean {
  return parsePhoneNumberFromString(`+1${code}5550100`)?.isValid() ?? false;
}

function isOpen(prefix: string, during: number, timezone = ""): boolean {
  const family = { phone: `${prefix}2000000`, zip: "", timezone };
  const now = Date.now();
  return [now, now + during].every(
    (at) => holdUntil(family, new Date(at), usualHours).getTime() === at,
  );
}
