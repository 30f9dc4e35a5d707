import { postEvents } from "#shared/contract/events.ts";
import type { Services } from "#server/services.ts";
import { networkOf } from "#server/limits/network.ts";
import { type Route, route } from "#server/http/route.ts";
import { batch } from "./batch.ts";
import { type EventRow, insertEvents } from "./queries.ts";

export function eventRoutes({ db, limits, config }: Services): Route[] {
  const insertTogether = batch<EventRow>((rows) => insertEvents(db, rows));
  return [
    route(postEvents, async ({ body: { language, events }, caller, once }) => {
      // Navigation is counted only where real visitors come.
      const counted = events.filter(
        ({ name }) => name !== "page_viewed" || config.inProduction,
      );
      if (caller.doNotTrack || counted.length === 0) return undefined;
      await limits.spend("events_of_network", networkOf(caller.ip));
      const rows = counted.map(
        ({ number = null, seconds = null, ...event }) => ({
          ...event,
          number,
          seconds,
          language,
        }),
      );
      // With a key they are inserted in one transaction with its reply, by themselves.
      await once(
        (trx) => (trx === db ? insertTogether(rows) : insertEvents(trx, rows)),
        {
          isOneStatement: true,
        },
      );
      return undefined;
    }),
  ];
}
