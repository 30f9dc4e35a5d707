import { expect, test } from "vitest";
import { sourceName } from "./source-name.ts";

test.each([
  [
    "https://doi.org/10.1002/14651858.CD015363.pub2",
    "doi:10.1002/14651858.CD015363.pub2",
  ],
  ["https://pmc.ncbi.nlm.nih.gov/articles/PMC9232925", "PMC9232925"],
  ["https://www.ncbi.nlm.nih.gov/pmc/articles/PMC9232925/", "PMC9232925"],
  ["https://doi.org/", "doi.org"],
  ["https://pmc.ncbi.nlm.nih.gov/about", "pmc.ncbi.nlm.nih.gov"],
  ["https://www.cdc.gov/hpv/parents/about-hpv.html", "cdc.gov"],
])("the source %s is named %s", (address, name) => {
  expect(sourceName(address)).toBe(name);
});
