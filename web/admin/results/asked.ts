import type { InputOf } from "#shared/contract/endpoint.ts";
import type { listResults } from "#shared/contract/results.ts";

export type Asked = InputOf<typeof listResults>["query"];

const possible = {
  kind: ["problem"],
  language: ["en", "es"],
  arrived: ["invited", "walk-in"],
  demo: ["yes"],
};

/** What the address asks for; whatever else stands there is left out. */
export function readAsked(address: URLSearchParams): Asked {
  const asked: Record<string, string> = {};
  for (const [name, values] of Object.entries(possible)) {
    const value = address.get(name);
    if (value !== null && values.includes(value)) asked[name] = value;
  }
  for (const end of ["from", "to"]) {
    const day = address.get(end) ?? "";
    if (/^\d{4}-\d\d-\d\d$/.test(day)) asked[end] = day;
  }
  return asked;
}
