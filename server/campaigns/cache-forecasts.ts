import type { Forecast } from "#shared/contract/campaigns.ts";

/** Of more contacts a forecast costs seconds of processor time, and a screen that is looked at asks again and again. */
const longList = 5000;
/** It is shown again for so many times as long as it took, and no longer than a minute. */
const timesItsCost = 20;
const longest = 60_000;
const mostCached = 50;

type Cached = { version: string; until: number; forecast: Forecast };

/** Forecasts of campaigns with long lists, each counted anew at its next change or after a while. */
export function cacheForecasts(now = () => performance.now()) {
  const cache = new Map<string, Cached>();
  return async (
    campaign: string,
    version: string,
    count: () => Promise<Forecast>,
  ): Promise<Forecast> => {
    const known = cache.get(campaign);
    if (known?.version === version && now() < known.until)
      return known.forecast;
    const begun = now();
    const forecast = await count();
    cache.delete(campaign);
    if (forecast.contacts < longList) return forecast;
    const until = now() + Math.min((now() - begun) * timesItsCost, longest);
    cache.set(campaign, { version, until, forecast });
    const [oldest] = cache.keys();
    if (cache.size > mostCached && oldest !== undefined) cache.delete(oldest);
    return forecast;
  };
}
