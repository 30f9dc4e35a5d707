/** Whose page an address is, as people say it: `cdc.gov`; nothing of an empty one. */
export function hostOf(address: string): string {
  return address && new URL(address).hostname.replace(/^www\./, "");
}
