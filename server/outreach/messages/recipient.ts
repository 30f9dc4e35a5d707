import type { CountryCode, NumberType } from "libphonenumber-js/max";
import { refusal } from "#server/platform/errors.ts";
import type { Problem } from "#shared/contract/outreach/sms.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { upsertUnreachablePhone, insertOptOut } from "./queries.ts";

/** Exchange 976 is reserved for premium-rate numbers in every area of country code 1. */
const paidExchange = /^\+1\d{3}976/;

const textable: NumberType[] = ["MOBILE", "FIXED_LINE_OR_MOBILE"];

/** The phone as E.164. Refuses premium-rate and unknown kinds of numbers. */
export async function recipientOf(
  phone: string,
  countries: CountryCode[],
  field: "contacts" | "phone",
): Promise<string> {
  const { parsePhoneNumberFromString } = await import("libphonenumber-js/max");
  const parsed = parsePhoneNumberFromString(phone, { extract: false });
  if (
    !parsed?.isValid() ||
    parsed.ext !== undefined ||
    !phone.startsWith("+")
  ) {
    throw refusal(400, "invalid_phone", field);
  }
  const isServed =
    parsed.country !== undefined &&
    countries.includes(parsed.country) &&
    textable.includes(parsed.getType()) &&
    !paidExchange.test(parsed.number);
  if (!isServed) {
    throw refusal(400, "phone_not_served", field);
  }
  return parsed.number;
}

/** Failures caused by the phone rather than by the message. */
const permanent: Problem[] = ["bad_number", "unreachable", "blocked"];

/** Stops texts to a phone that opted out or is unreachable. */
export async function stopTextsTo(
  db: Database,
  phone: string,
  problem: Problem | null | undefined,
) {
  if (problem === "opted_out") await insertOptOut(db, phone);
  if (problem && permanent.includes(problem))
    await upsertUnreachablePhone(db, phone, problem);
}
