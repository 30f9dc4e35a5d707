/** The host of an address without `www`, such as `cdc.gov`; empty for an empty address. */
export function hostOf(address: string): string {
  return address && new URL(address).hostname.replace(/^www\./, "");
}
