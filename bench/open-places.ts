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

function isOpen(prefix: string, during: number, timezone = ""): boolean {
  const family = { phone: `${prefix}2000000`, zip: "", timezone };
  const now = Date.now();
  return [now, now + during].every(
    (at) => holdUntil(family, new Date(at), usualHours).getTime() === at,
  );
}
