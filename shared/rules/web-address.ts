// Browsers and Node both define URL. Importing the types of one would also add all its other globals.
declare const URL: new (text: string) => Record<"hostname", string>;

export const webAddressLimit = 2000;

const domain = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,}$/i;

// Excludes control characters, and a user name before the host, which could disguise the real host.
const plain = /^https?:\/\/[^\s\p{Cc}/?#\\@]+([/?#][^\s\p{Cc}]*)?$/iu;

/** Empty if the text is not an address. */
function hostIn(text: string): string {
  try {
    return new URL(text).hostname;
  } catch {
    return "";
  }
}

/** Whether a text is a full page address: http(s), a domain, no user name, no spaces. */
export function isWebAddress(text: string): boolean {
  return (
    plain.test(text) &&
    text.length <= webAddressLimit &&
    domain.test(hostIn(text))
  );
}

/** Completes a typed address: `cdc.gov/hpv` gets https. Undefined if it is not an address. */
export function completeAddress(typed: string): string | undefined {
  const text = typed.trim();
  const whole = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  return isWebAddress(whole) ? whole : undefined;
}

/** Completes a typed address like `completeAddress`, but accepts only https. Formatted texts require it. */
export function secureAddress(typed: string): string | undefined {
  const whole = completeAddress(typed);
  return whole && /^https:/i.test(whole) ? whole : undefined;
}
