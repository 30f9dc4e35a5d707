import { hostOf } from "#web/visitor/host-of.ts";

/** The number under which doctors find an article, such as `doi:10.1000/182` or `PMC9232925`; else the host. */
export function sourceName(address: string): string {
  const { hostname, pathname } = new URL(address);
  if (hostname === "doi.org") return `doi:${pathname.slice(1)}`;
  if (hostname === "pmc.ncbi.nlm.nih.gov")
    return /PMC\d+/.exec(pathname)?.[0] ?? hostname;
  return hostOf(address);
}
