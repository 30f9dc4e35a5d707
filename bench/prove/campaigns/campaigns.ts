// Texts by a plan: who has just finished is not reminded, what a killed server left is sent once, and what waited comes in no heap.
import { onNewDatabase } from "#bench/new-database.ts";
import type { Row } from "#bench/prove/report.ts";
import { proveKills } from "./kills.ts";
import { proveOutage } from "./outage.ts";
import { proveRaces } from "./races.ts";

const races = 10_000;
const texts = 600;
const kills = 30;
const waitingTexts = 240;

/** A scale of a tenth tries each a tenth as often. Each is said as soon as it is done: all together take some minutes. */
export async function proveCampaigns(
  scale: number,
  only: string,
): Promise<Row[]> {
  const times = (count: number) => Math.max(1, Math.round(count * scale));
  const all: Record<string, () => Promise<Row>> = {
    races: () => onNewDatabase((target) => proveRaces(target, times(races))),
    kills: () =>
      onNewDatabase((target, address) =>
        proveKills(target, address, {
          texts: times(texts),
          kills: times(kills),
        }),
      ),
    outage: () =>
      onNewDatabase((target) => proveOutage(target, times(waitingTexts))),
  };
  const rows: Row[] = [];
  for (const [name, prove] of Object.entries(all)) {
    if (only !== "" && only !== name) continue;
    const row = await prove();
    console.log(JSON.stringify(row));
    rows.push(row);
  }
  return rows;
}
