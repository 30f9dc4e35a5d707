/** Whether a sender is a phone number, not a short code, a name or another channel. */
export function isPhone(sender: string): boolean {
  return /^\+\d{7,15}$/.test(sender);
}

/** The initial value of a phone field: the United States. */
export const defaultPrefix = "+1";

/**
 * Hides all digits except the first two and the last three, so that staff recognize the number
 * but others cannot call it. Hides all of them in numbers of up to five digits.
 */
export function maskPhone(phone: string): string {
  const plus = phone.trimStart().startsWith("+") ? "+" : "";
  const digits = phone.replace(/\D/g, "");
  if (digits.length <= 5) return plus + "*".repeat(digits.length);
  const stars = "*".repeat(digits.length - 5);
  return plus + digits.slice(0, 2) + stars + digits.slice(-3);
}

export const shortestPhone = 12;

// Pasted numbers may contain typographic hyphens and non-breaking spaces.
const international = /^\+[\d\s()\-\u2010-\u2015]*$/;
const withoutPlus = /^[\d\s().\-\u2010-\u2015]+$/;

/**
 * Whether a text looks like +1 000 111 2222: at least 12 characters after trimming,
 * a plus, then only digits, spaces, dashes and parentheses.
 */
export function looksInternational(text: string): boolean {
  const typed = text.trim();
  return typed.length >= shortestPhone && international.test(typed);
}

/**
 * Adds +1 to a US number of ten digits, or of eleven that begin with 1. Such a number may also follow the +1 that
 * the field starts with. Returns anything else unchanged.
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

/** Whether a text is empty or exactly one phone number. */
export function isCallable(text: string): boolean {
  const digits = text.replace(/\D/g, "").length;
  return (
    text === "" || (/^\+?[\d\s().\-\u2010-\u2015]+$/.test(text) && digits > 2)
  );
}

/** The `tel:` link for a number; empty without a number. */
export function callAddress(phone: string): string {
  const number = asInternational(phone).replace(/[^\d+]/g, "");
  return number && `tel:${number}`;
}

/** Formats a US number as (305) 555-0100; returns any other unchanged. */
export function readablePhone(phone: string): string {
  const [, area, exchange, line] =
    /^\+1(\d{3})(\d{3})(\d{4})$/.exec(asInternational(phone)) ?? [];
  return area ? `(${area}) ${exchange}-${line}` : phone;
}
