import type { Forecast } from "#shared/contract/campaigns.ts";

/** Of more contacts a forecast costs seconds of processor time, and a screen that is looked at asks again and again. */
const longList = 5000;
/** It is shown again for so many times as long as it took, and no longer than a minute. */
const timesItsCost = 20;
const longest = 60_000;
const mostKept = 50;

type Kept = { version: string; until: number; forecast: Forecast };

/** Forecasts of campaigns with long lists, each counted anew at its next change or after a while. */
export function keepForecasts(now = () => performance.now()) {
  const kept = new Map<string, Kept>();
  return async (
    campaign: string,
    version: string,
    count: () => Promise<Forecast>,
  ): Promise<Forecast> => {
    const known = kept.get(campaign);
    if (known?.version === version && now() < known.until)
      return known.forecast;
    const begun = now();
    const forecast = await count();
    kept.delete(campaign);
    if (forecast.contacts < longList) return forecast;
    const until = now() + Math.min((now() - begun) * timesItsCost, longest);
    kept.set(campaign, { version, until, forecast });
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return forecast;
  };
}
