/** The https address that was meant: `cdc.gov/hpv` is taken as one, anything but https is not. */
export function secureAddress(typed: string): string | undefined {
  const text = typed.trim();
  const whole = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(whole)) return undefined;
  const { protocol, hostname, username, password } = new URL(whole);
  const isPlain = username === "" && password === "";
  const isPublic = /^[^.]+(\.[^.]+)+$/.test(hostname);
  return protocol === "https:" && isPlain && isPublic ? whole : undefined;
}
