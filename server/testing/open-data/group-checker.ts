// Checks the rows of open data packages independently of the product's code.

/** A row as it is published: the cells that describe the family, without the answers. */
type Cells = Record<string, string>;

const least = 11;
const describing =
  "quarter year language arrived child_age child_age_group child_doses information_version".split(
    " ",
  );

/** The groups of fewer than 11 rows with the same cells, in any choice of the columns that describe families. */
export function smallGroups(rows: Cells[]): string[] {
  const columns = describing.filter((column) =>
    rows.some((row) => column in row),
  );
  const equal = [
    ...Map.groupBy(rows, (row) => JSON.stringify(row)).values(),
  ].map((group) => [group[0] as Cells, group.length] as const);
  const small: string[] = [];
  for (let chosen = 0; chosen < 2 ** columns.length; chosen += 1) {
    const subset = columns.filter((_, at) => chosen & (1 << at));
    const sizes = new Map<string, number>();
    for (const [row, amount] of equal) {
      const key = subset.map((column) => `${column}=${row[column]}`).join(" ");
      sizes.set(key, (sizes.get(key) ?? 0) + amount);
    }
    for (const [key, size] of sizes)
      if (size < least) small.push(`${key}: ${size}`);
  }
  const blank = rows.filter((row) =>
    columns.some((column) => row[column] === ""),
  );
  if (blank.length > 0 && blank.length < least)
    small.push(`blank: ${blank.length}`);
  return small;
}

/** What a reader learns who links the rows of two packages by their answers. */
export function betrayals(
  former: Map<string, Cells>,
  later: Map<string, Cells>,
): string[] {
  const found: string[] = [];
  for (const [id, cells] of former) {
    const now = later.get(id);
    if (!now) found.push(`${id} is gone`);
    else if (JSON.stringify(now) !== JSON.stringify(cells))
      found.push(`${id} is described differently`);
  }
  const added = [...later].filter(([id]) => !former.has(id));
  return [...found, ...smallGroups(added.map(([, cells]) => cells))];
}
