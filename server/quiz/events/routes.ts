import { postEvents } from "#shared/contract/quiz/events.ts";
import type { Services } from "#server/services.ts";
import { networkOf } from "#server/platform/limits/network.ts";
import { isPreview } from "#server/platform/http/preview-context.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import { insertEvents } from "./queries.ts";

export function eventRoutes({ limits, config, cache }: Services): Route[] {
  /** Drops events about concerns that the site does not have, so that no other id can be stored. */
  async function withKnownConcerns<Of extends { concern?: string | undefined }>(
    events: Of[],
  ): Promise<Of[]> {
    if (events.every(({ concern }) => concern === undefined)) return events;
    const { concerns } = await cache.read();
    const ids = concerns.map(({ _id }) => _id);
    return events.filter(
      ({ concern }) => concern === undefined || ids.includes(concern),
    );
  }

  return [
    route(postEvents, async ({ body: { language, events }, caller, once }) => {
      // Count page views only on the public site.
      const counted = events.filter(
        ({ name }) => name !== "page_viewed" || config.isPublic,
      );
      if (isPreview() || caller.doNotTrack || counted.length === 0)
        return undefined;
      await limits.spend("events_of_network", networkOf(caller.ip));
      const known = await withKnownConcerns(counted);
      const rows = known.map(
        ({ name, concern, number = null, seconds = null, place }) => ({
          name: concern ? `${name} ${concern}` : name,
          place,
          number,
          seconds,
          language,
        }),
      );
      if (rows.length > 0) await once((trx) => insertEvents(trx, rows));
      return undefined;
    }),
  ];
}
