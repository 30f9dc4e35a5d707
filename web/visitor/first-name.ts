/** The first given name, also from "Last, First". */
export function firstName(name: string): string {
  const givenNames = name.slice(name.indexOf(",") + 1).trim() || name;
  return givenNames.split(/\s+/)[0] ?? "";
}
