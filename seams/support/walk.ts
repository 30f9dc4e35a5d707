import type { Line } from "./browser.ts";

/** A place that shows single items. */
export type Place<Site, Arrival> = {
  /** The calls of the contract that read or write it. */
  calls: Line[];
  /** Reads what is the same for all items. Returns what it says about one of them. */
  read: (site: Site) => Promise<(arrival: Arrival) => string | Promise<string>>;
};

/** A place that only counts. It is read before and after each way in. */
export type Figure<Site> = {
  calls: Line[];
  count: (site: Site) => Promise<number>;
};

type Walk<Site, Arrival> = {
  site: Site;
  /** In this order. */
  waysIn: [name: string, bringIn: () => Promise<Arrival>][];
  figures: Record<string, Figure<Site>>;
  /** In this order: the last ones may change or delete what came in. */
  places: Record<string, Place<Site, Arrival>>;
};

/** Brings in everything and looks at all places. Returns a function that tells what was found for a pair. */
export async function walk<Site, Arrival>(given: Walk<Site, Arrival>) {
  const { site, figures, places } = given;
  const found = new Map<string, string>();
  const keyOf = (wayIn: string, wayOut: string) => `${wayIn} → ${wayOut}`;
  const countAll = async () => {
    const counts: number[] = [];
    for (const { count } of Object.values(figures))
      counts.push(await count(site));
    return counts;
  };

  const arrivals: [string, Arrival][] = [];
  for (const [wayIn, bringIn] of given.waysIn) {
    const before = await countAll();
    arrivals.push([wayIn, await bringIn()]);
    const after = await countAll();
    Object.keys(figures).forEach((wayOut, at) =>
      found.set(
        keyOf(wayIn, wayOut),
        wordFor((after[at] ?? 0) - (before[at] ?? 0)),
      ),
    );
  }
  for (const [wayOut, { read }] of Object.entries(places)) {
    const wordOf = await read(site);
    for (const [wayIn, arrival] of arrivals)
      found.set(keyOf(wayIn, wayOut), await wordOf(arrival));
  }
  return (wayIn: string, wayOut: string) => found.get(keyOf(wayIn, wayOut));
}

/** The word for a place where something does not appear. */
export const never = "-";

function wordFor(more: number): string {
  if (more === 0) return never;
  return more === 1 ? "counted" : `counted ${more} times`;
}
