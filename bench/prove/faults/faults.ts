// What becomes of acknowledged work when processes are killed, databases, networks and providers fall
// silent, disks fill up and clocks are wrong.
import { proveDisk } from "./disk-full.ts";
import { proveEmbedded } from "./embedded-faults.ts";
import type { Row } from "./fault.ts";
import { proveInstances } from "./instances.ts";
import { proveNetwork } from "./network-faults.ts";
import { proveProviders } from "./providers.ts";
import { proveStarts } from "./starts.ts";

const groups = {
  embedded: proveEmbedded,
  network: proveNetwork,
  disk: proveDisk,
  starts: proveStarts,
  providers: proveProviders,
  instances: proveInstances,
};

/** Each fault a number of times, a row of figures for each; a scale of a tenth tries each a tenth as often. */
export async function proveFaults(scale: number, only: string): Promise<Row[]> {
  const times = (rounds: number) => Math.max(1, Math.round(rounds * scale));
  const rows: Row[] = [];
  for (const [name, group] of Object.entries(groups))
    if (name.includes(only)) rows.push(...(await group(times)));
  return rows;
}
