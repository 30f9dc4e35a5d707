// Lists of contacts: files of all kinds, a server that is killed in the middle, and two of the staff at once.
import { onNewDatabase } from "#bench/new-database.ts";
import type { Row } from "#bench/prove/report.ts";
import { proveKills } from "./kills.ts";
import { proveLists } from "./lists.ts";
import { proveRaces } from "./races.ts";

const lists = 1000;
const kills = 30;
const races = 50;

type Wanted = { scale: number; seed: number; only: string };

/** A scale of a tenth tries each a tenth as often. Each is said as soon as it is done: all together take some minutes. */
export async function proveImports({
  scale,
  seed,
  only,
}: Wanted): Promise<Row[]> {
  const times = (count: number) => Math.max(1, Math.round(count * scale));
  const all: Record<string, () => Promise<Row[]>> = {
    lists: () =>
      onNewDatabase((target, address) =>
        proveLists(target, address, { seed, lists: times(lists) }),
      ),
    kills: () =>
      onNewDatabase((target, address) =>
        proveKills(target, address, times(kills)),
      ),
    races: () =>
      onNewDatabase((target, address) =>
        proveRaces(target, address, times(races)),
      ),
  };
  const rows: Row[] = [];
  for (const [name, prove] of Object.entries(all)) {
    if (only !== "" && only !== name) continue;
    const some = await prove();
    for (const row of some) console.log(JSON.stringify(row));
    rows.push(...some);
  }
  return rows;
}
