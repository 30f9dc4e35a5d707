/** Whether a sender is a phone, and not a short code, a name or somebody on another channel. */
export function isPhone(sender: string): boolean {
  return /^\+\d{7,15}$/.test(sender);
}

/** What a phone field starts with: the United States. */
export const defaultPrefix = "+1";

/**
 * A phone that staff recognize and a bystander cannot call: the plus, the first two digits and the
 * last three, a star for each one between. Where nothing would be hidden so, all becomes stars.
 */
export function maskPhone(phone: string): string {
  const plus = phone.trimStart().startsWith("+") ? "+" : "";
  const digits = phone.replace(/\D/g, "");
  if (digits.length <= 5) return plus + "*".repeat(digits.length);
  const stars = "*".repeat(digits.length - 5);
  return plus + digits.slice(0, 2) + stars + digits.slice(-3);
}

export const shortestPhone = 12;

// People paste numbers from contact lists, which like typographic hyphens and fixed spaces.
const international = /^\+[\d\s()\-\u2010-\u2015]*$/;
const withoutPlus = /^[\d\s().\-\u2010-\u2015]+$/;

/**
 * Whether a text looks like +1 000 111 2222: at least 12 characters without the blanks around it,
 * a plus, then digits, spaces, dashes and parentheses only.
 */
export function looksInternational(text: string): boolean {
  const typed = text.trim();
  return typed.length >= shortestPhone && international.test(typed);
}

/**
 * A number as people in the United States write it, ten digits or eleven that begin with 1, with +1 in
 * front, also where these eleven stand behind the +1 of the field; whatever could be anything else stays
 * as it was typed.
 */
export function asInternational(text: string): string {
  const typed = text.trim();
  const isLocal = withoutPlus.test(typed);
  if (!isLocal && !international.test(typed)) return typed;
  const digits = typed.replace(/\D/g, "");
  const [, national] =
    (isLocal ? /^1?(\d{10})$/ : /^11(\d{10})$/).exec(digits) ?? [];
  return national === undefined ? typed : `${defaultPrefix}${national}`;
}

/** Whether a text is one number to call and nothing else, or empty. */
export function isCallable(text: string): boolean {
  const digits = text.replace(/\D/g, "").length;
  return (
    text === "" || (/^\+?[\d\s().\-\u2010-\u2015]+$/.test(text) && digits > 2)
  );
}

/** The address of a link that calls the number. */
export function callAddress(phone: string): string {
  return `tel:${asInternational(phone).replace(/[^\d+]/g, "")}`;
}

/** A number of the United States as people there write it, (305) 555-0100; any other as it was typed. */
export function readablePhone(phone: string): string {
  const [, area, exchange, line] =
    /^\+1(\d{3})(\d{3})(\d{4})$/.exec(asInternational(phone)) ?? [];
  return area ? `(${area}) ${exchange}-${line}` : phone;
}
