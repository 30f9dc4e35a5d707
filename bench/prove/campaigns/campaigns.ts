// Texts by a plan: who has just finished is not reminded, and what a killed server left is sent once.
import { onNewDatabase } from "#bench/new-database.ts";
import type { Row } from "#bench/prove/report.ts";
import { proveKills } from "./kills.ts";
import { proveRaces } from "./races.ts";

const races = 10_000;
const texts = 600;
const kills = 30;

/** A scale of a tenth tries each a tenth as often. */
export async function proveCampaigns(scale: number): Promise<Row[]> {
  const times = (count: number) => Math.max(1, Math.round(count * scale));
  return [
    await onNewDatabase((target) => proveRaces(target, times(races))),
    await onNewDatabase((target, address) =>
      proveKills(target, address, { texts: times(texts), kills: times(kills) }),
    ),
  ];
}
