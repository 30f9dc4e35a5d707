type Rows = unknown[][];
/** Counted from 0, the last ones included. */
type Range = { top: number; left: number; bottom: number; right: number };

/**
 * Writes what a merged cell says into the rows below that it covers. A row that says nothing of its own stays blank,
 * and a range that covers other values is none that a spreadsheet shows.
 */
export function fillDown(rows: Rows, merged: string[]) {
  const isInUse = rows.map((row) => row.some((cell) => cell !== null));
  for (const range of merged.flatMap(rangeOf)) {
    const { top, left } = range;
    const value = rows[top]?.[left] ?? null;
    const covered = rows.slice(top, range.bottom + 1);
    if (value === null || coversOthers(covered, range)) continue;
    covered.forEach((row, at) => {
      if (isInUse[top + at]) row[left] = value;
    });
  }
}

function coversOthers(covered: Rows, { left, right }: Range): boolean {
  return covered.some((row, at) =>
    row
      .slice(at === 0 ? left + 1 : left, right + 1)
      .some((cell) => cell !== null),
  );
}

/** A2:C4; nothing where it is no range over rows. */
function rangeOf(ref: string): Range[] {
  const [, left = "", top, right = "", bottom] =
    /^([A-Z]{1,3})([1-9]\d{0,6}):([A-Z]{1,3})([1-9]\d{0,6})$/.exec(ref) ?? [];
  const range = {
    top: Number(top) - 1,
    left: columnOf(left),
    bottom: Number(bottom) - 1,
    right: columnOf(right),
  };
  return range.bottom > range.top && range.right >= range.left ? [range] : [];
}

const letters = 26;

function columnOf(name: string): number {
  const number = Array.from(name).reduce(
    (sum, letter) => sum * letters + letter.charCodeAt(0) - 64,
    0,
  );
  return number - 1;
}
