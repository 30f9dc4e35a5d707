import type { InputOf } from "#shared/contract/endpoint.ts";
import type { listResults } from "#shared/contract/results.ts";
import { languages } from "#shared/rules/language.ts";
import { readDay, readOneOf } from "#web/admin/list/read-address.ts";

export type ResultQuery = InputOf<typeof listResults>["query"];

const possible = {
  kind: ["problem"],
  language: languages,
  arrived: ["invited", "walk-in"],
  demo: ["yes"],
};

/** What the address asks for; whatever else stands there is left out. */
export function readResultQuery(address: URLSearchParams): ResultQuery {
  const asked: Record<string, string> = {};
  for (const [name, values] of Object.entries(possible)) {
    const value = readOneOf(address, name, values);
    if (value) asked[name] = value;
  }
  for (const end of ["from", "to"]) {
    const day = readDay(address, end);
    if (day) asked[end] = day;
  }
  return asked;
}
