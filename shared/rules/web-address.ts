// Browsers and Node have it alike; the types of either would bring in all the rest.
declare const URL: new (text: string) => Record<"hostname", string>;

export const webAddressLimit = 2000;

const domain = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,}$/i;

// A name before the host would pretend that the page is somebody else's.
const plain = /^https?:\/\/[^\s/?#\\@]+([/?#]\S*)?$/i;

/** Empty for what is no address. */
function hostIn(text: string): string {
  try {
    return new URL(text).hostname;
  } catch {
    return "";
  }
}

/** Whether a text is the whole address of a page: http or https, a domain, no user, no blanks. */
export function isWebAddress(text: string): boolean {
  return (
    plain.test(text) &&
    text.length <= webAddressLimit &&
    domain.test(hostIn(text))
  );
}

/** The whole address of a page that was meant: `cdc.gov/hpv` is taken as one; undefined for what is none. */
export function webAddress(typed: string): string | undefined {
  const text = typed.trim();
  const whole = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  return isWebAddress(whole) ? whole : undefined;
}

/** The same for https, which alone may stand in a formatted text. */
export function secureAddress(typed: string): string | undefined {
  const whole = webAddress(typed);
  return whole && /^https:/i.test(whole) ? whole : undefined;
}
