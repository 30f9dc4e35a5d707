// npm run prove -- attack: what somebody would try who wants to break in, break it, or count accounts. Loopback only.
import { newId } from "#server/ids.ts";
import { proveFiles } from "./files.ts";
import { proveFormulas } from "./formulas.ts";
import {
  proveEnumeration,
  proveSignInTells,
  proveThrottling,
} from "./guessing.ts";
import { proveInjections } from "./injections/injections.ts";
import { proveReplays } from "./replay.ts";
import {
  proveAccess,
  proveBrokenRequests,
  proveSmuggling,
} from "./requests.ts";
import { type Row, type Site, withSite } from "./site.ts";
import { proveForgedAddresses, proveForgedHosts } from "./spoofing.ts";

const unlimited = { RATE_LIMIT_SCALE: "1000000", HUMAN_CHECK: "off" };

/** Each kind of attack with how often it was tried and how often it came through. */
export async function proveAttacks(scale: number): Promise<Row[]> {
  const times = (amount: number) => Math.max(5, Math.round(amount * scale));
  const open = await withSite(unlimited, async (site) => [
    await proveAccess(site),
    await proveBrokenRequests(site, times(500)),
    await proveSmuggling(site),
    await proveForgedHosts(site),
    await proveFiles(site),
    await proveSignInTells(site, Math.max(60, times(200))),
    await proveFormulas(site),
  ]);
  const shown = await withSite(unlimited, (site) =>
    proveInjections(site, scale),
  );
  const limited = await withSite({ RATE_LIMIT_SCALE: "1" }, async (site) => [
    await proveThrottling(site),
    await proveEnumeration(site, await invite(site)),
  ]);
  return [
    ...open,
    ...shown,
    ...limited,
    await proveForgedAddresses(),
    ...(await proveReplays()),
  ];
}

/** Some families, whose ids are the ones to guess. */
async function invite({ db }: Site) {
  const ids = Array.from({ length: 5 }, () => newId());
  for (const [at, _id] of ids.entries())
    await db
      .insertInto("contacts")
      .values({ _id, name: "Ana", phone: `+1201555010${at}` })
      .execute();
  return ids;
}
