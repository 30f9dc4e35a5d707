const domain = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,}$/i;

/** The whole address of a page that was meant: `cdc.gov/hpv` is taken as one; undefined for what is none. */
export function webAddress(typed: string): string | undefined {
  const text = typed.trim();
  const whole = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (/\s/.test(whole) || whole.length > 2000) return undefined;
  if (!URL.canParse(whole)) return undefined;
  const { protocol, hostname, username, password } = new URL(whole);
  const isOpen = username === "" && password === "";
  return /^https?:$/.test(protocol) && domain.test(hostname) && isOpen
    ? whole
    : undefined;
}
