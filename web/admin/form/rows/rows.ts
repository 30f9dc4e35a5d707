export function without<T>(rows: T[], at: number): T[] {
  return rows.filter((_row, place) => place !== at);
}

/** The rows with some fields of one of them changed. */
export function changed<T>(rows: T[], at: number, fields: Partial<T>): T[] {
  return rows.map((row, place) => (place === at ? { ...row, ...fields } : row));
}

let lastKey = 0;

/** Tells a row from all others on the page, whatever stands in it. */
export function newRowKey(): number {
  return (lastKey += 1);
}
