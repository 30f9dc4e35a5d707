// What becomes of visitors when more is asked than the site carries, when connections are idle or slow,
// when it is stopped in the middle of work, and when it goes on for long.
import { proveConnections } from "./connections.ts";
import { proveDrain } from "./drain.ts";
import type { LoadRow } from "./load-row.ts";
import { proveOverload } from "./overload.ts";
import { proveSoak } from "./soak.ts";

export async function proveLoad(
  scale: number,
  minutes: number,
  only: string,
): Promise<LoadRow[]> {
  const groups = {
    overload: () => proveOverload(scale),
    connections: proveConnections,
    drain: () => proveDrain(Math.max(1, Math.round(10 * scale))),
    soak: () => proveSoak(minutes * scale),
  };
  const rows: LoadRow[] = [];
  for (const [name, group] of Object.entries(groups))
    if (name.includes(only)) rows.push(...(await group()));
  return rows;
}
