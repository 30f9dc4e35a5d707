// Checks the rows of open data packages independently of the product's code.

/** A row as it is published. All cells that do not describe the family are answers. */
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
  const describedBy = (row: Cells) =>
    JSON.stringify(columns.map((column) => row[column]));
  const equal = [...Map.groupBy(rows, describedBy).values()].map(
    (group) => [group[0] as Cells, group.length] as const,
  );
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
  return [...small, ...fewAnswers(rows)];
}

/** The columns in which 1 to 10 rows have an answer, or 1 to 10 have none. Both reveal when these families came. */
function fewAnswers(rows: Cells[]): string[] {
  const names = Object.keys(rows[0] ?? {}).filter(
    (name) => name !== "row" && !describing.includes(name),
  );
  return names.flatMap((name) => {
    const answered = rows.filter((row) => row[name] !== "").length;
    const few = [answered, rows.length - answered].filter(
      (amount) => amount > 0 && amount < least,
    );
    return few.map((amount) => `${name}: ${amount} of ${rows.length}`);
  });
}

/** What linking the rows of two packages reveals about families. */
export function findLeaks(
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

/** The rows that only the later package has, without their numbers. */
export function newRows(former: Cells[], later: Cells[]): Cells[] {
  const textOf = (row: Cells) => JSON.stringify({ ...row, row: "" });
  const amounts = new Map<string, number>();
  for (const row of former)
    amounts.set(textOf(row), (amounts.get(textOf(row)) ?? 0) + 1);
  return later.filter((row) => {
    const left = amounts.get(textOf(row)) ?? 0;
    amounts.set(textOf(row), left - 1);
    return left <= 0;
  });
}
