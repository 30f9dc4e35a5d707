/** The first of the given names, also of "Last, First". */
export function firstName(name: string): string {
  const given = name.slice(name.indexOf(",") + 1).trim() || name;
  return given.split(/\s+/)[0] ?? "";
}
