import type { Language } from "#shared/contract/fields.ts";
import { periods } from "#shared/contract/insights.ts";

export type Asked = {
  weeks: (typeof periods)[number];
  language?: Language;
  demo?: "yes";
};

/** What the address asks for; whatever else stands there is left out. */
export function readAsked(address: URLSearchParams): Asked {
  const weeks = periods.find((period) => period === address.get("weeks"));
  const language = address.get("language");
  return {
    weeks: weeks ?? "13",
    ...((language === "en" || language === "es") && { language }),
    ...(address.get("demo") === "yes" && { demo: "yes" as const }),
  };
}
