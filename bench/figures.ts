/** One line of the bench: what was measured, what it should be, and what stands beside it. */
export type Figure = {
  what: string;
  today: number;
  unit: "×" | "ms" | "s" | "/s" | "KB" | "MB";
  most?: number | undefined;
  least?: number | undefined;
  beside?: Record<string, string> | undefined;
};

/** Measures what belongs together, on servers of its own. */
export type Group = () => Promise<Figure[]>;

/** Two digits are as much as a measurement says. */
export function short(value: number): string {
  return value >= 10 ? String(Math.round(value)) : value.toPrecision(2);
}

/** A line of the table; `before` is the same figure of an older run. */
export function lineOf(figure: Figure, before?: Figure) {
  const { what, today, unit, beside } = figure;
  return {
    what,
    today: `${short(today)} ${unit}`,
    ...(before && { before: `${short(before.today)} ${unit}` }),
    ...goalOf(figure),
    ...beside,
  };
}

function goalOf({ today, unit, most, least }: Figure) {
  if (most === undefined && least === undefined) return {};
  const isMet = today <= (most ?? today) && today >= (least ?? today);
  const goal = most === undefined ? `≥ ${least}` : `≤ ${most}`;
  return { goal: `${goal} ${unit}`, met: isMet ? "yes" : "no" };
}
