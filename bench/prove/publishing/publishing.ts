// Drafts, publications and previews of the content, with several instances, people and kills.
import type { ReportRow } from "#bench/prove/report.ts";
import { proveCanary } from "./canary.ts";
import { provePreviewLinks } from "./links.ts";
import { proveMixedPages } from "./mixed-pages.ts";
import { proveKilledPublishers, proveTwoPublishers } from "./races.ts";
import { proveReadWords } from "./read-words.ts";
import { proveRestores } from "./restores.ts";
import { withPublishingSite } from "./site.ts";

export async function provePublishing(scale: number): Promise<ReportRow[]> {
  const rows = await withPublishingSite(async (site) => [
    ...(await timed(() => proveCanary(site))),
    ...(await timed(() => provePreviewLinks(site, scale))),
    ...(await timed(() => proveReadWords(site, scale))),
    ...(await timed(() => proveTwoPublishers(site, scale))),
    ...(await timed(() => proveMixedPages(site, scale))),
    ...(await timed(() => proveRestores(site, scale))),
  ]);
  return [...rows, ...(await timed(() => proveKilledPublishers(scale)))];
}

async function timed(
  prove: () => Promise<ReportRow | ReportRow[]>,
): Promise<ReportRow[]> {
  const began = performance.now();
  const rows = [await prove()].flat();
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${rows[0]?.["what"]}: ${seconds} s`);
  return rows;
}
