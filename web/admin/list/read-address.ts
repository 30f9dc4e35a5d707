/** What the address searches for. */
export const readQuery = (address: URLSearchParams): string =>
  address.get("query") ?? "";

/** The page that the address asks for; the first where it says nothing that is one. */
export function readPage(address: URLSearchParams): number {
  const page = Number(address.get("page") ?? 1);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** One of these values, if the address has it. */
export function readOneOf<Value extends string>(
  address: URLSearchParams,
  name: string,
  values: readonly Value[],
): Value | undefined {
  return values.find((value) => value === address.get(name));
}

/** A day such as `2026-11-20`; otherwise empty. */
export function readDay(address: URLSearchParams, name: string): string {
  const day = address.get(name) ?? "";
  return /^\d{4}-\d\d-\d\d$/.test(day) ? day : "";
}
