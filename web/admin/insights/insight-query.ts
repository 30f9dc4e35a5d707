import { periods } from "#shared/rules/field-limits.ts";
import { type Language, languages } from "#shared/rules/language.ts";
import { readOneOf } from "#web/admin/list/read-address.ts";

export type InsightQuery = {
  weeks: (typeof periods)[number];
  language?: Language;
  demo?: "yes";
};

/** What the address asks for; whatever else stands there is left out. */
export function readInsightQuery(address: URLSearchParams): InsightQuery {
  const language = readOneOf(address, "language", languages);
  const demo = readOneOf(address, "demo", ["yes"]);
  return {
    weeks: readOneOf(address, "weeks", periods) ?? "13",
    ...(language && { language }),
    ...(demo && { demo }),
  };
}
