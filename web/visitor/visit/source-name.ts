import { hostOf } from "#web/visitor/host-of.ts";

const doiAddress = /^https:\/\/(?:dx\.)?doi\.org\/(10\..+)$/;
const pmcAddress = /^https:\/\/(?:pmc|www)\.ncbi\.nlm\.nih\.gov\/.*(PMC\d+)/;

/** The number under which doctors find an article, such as `doi:10.1000/182` or `PMC9232925`; else the host. */
export function sourceName(address: string): string {
  const doi = doiAddress.exec(address)?.[1];
  if (doi) return `doi:${doi}`;
  return pmcAddress.exec(address)?.[1] ?? hostOf(address);
}
