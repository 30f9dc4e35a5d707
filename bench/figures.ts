/** One measurement with its budget. `before` is the other release's value. */
export type Figure = {
  what: string;
  value: number;
  before?: number | undefined;
  unit: "×" | "ms" | "s" | "/s" | "KB" | "MB" | "";
  most?: number | undefined;
  least?: number | undefined;
  /** Values of additional columns, by heading. */
  beside?: Record<string, string> | undefined;
};

/** A checkout to measure; the current release if it has no folder. */
export type Checkout = { folder?: string | undefined };

/** Measures related figures of each release, one release after another. */
export type Group = (releases: Checkout[]) => Promise<Figure[]>;

/** Measures each release in turn, several times, and returns the medians side by side. */
export async function byTurns(
  releases: Checkout[],
  rounds: number,
  measure: (release: Checkout) => Promise<Figure[]>,
): Promise<Figure[]> {
  const seen = releases.map((): Figure[][] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [at, release] of releases.entries())
      seen[at]?.push(await measure(release));
  const medianOf = (at: number, what: string) => {
    const values = seen[at]?.flatMap((figures) =>
      figures.filter((each) => each.what === what).map(({ value }) => value),
    );
    return values?.length ? median(values) : undefined;
  };
  return (seen[0]?.at(-1) ?? []).map((figure) => ({
    ...figure,
    value: medianOf(0, figure.what) ?? NaN,
    before: medianOf(1, figure.what),
  }));
}

export function short(value: number): string {
  return value >= 10 ? String(Math.round(value)) : value.toPrecision(2);
}

/** Formats a figure as a line of the printed table. */
export function lineOf(figure: Figure) {
  const { what, value, before, unit, beside } = figure;
  return {
    what,
    today: `${short(value)} ${unit}`,
    ...(before !== undefined && { before: `${short(before)} ${unit}` }),
    ...budgetOf(figure),
    ...beside,
  };
}

function budgetOf({ value, unit, most, least }: Figure) {
  if (most === undefined && least === undefined) return {};
  const isMet = value <= (most ?? value) && value >= (least ?? value);
  const budget = most === undefined ? `≥ ${least}` : `≤ ${most}`;
  return { budget: `${budget} ${unit}`, met: isMet ? "yes" : "no" };
}

export const median = (values: number[]) => percentile(values, 0.5);

/** The value below which this share of the values lies; 0 if there are none. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}
