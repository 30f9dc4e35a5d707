import { readSettings, saveSettings } from "#shared/contract/settings.ts";
import type { Services } from "#server/app.ts";
import { audit } from "#server/audit.ts";
import { type Route, route } from "#server/route.ts";
import { findSettings, mergeSettings } from "./queries.ts";

export function settingsRoutes({ db, cache }: Services): Route[] {
  return [
    route(readSettings, () => findSettings(db), { cached: true }),

    route(saveSettings, async ({ body, caller }) => {
      const saved = await db.transaction().execute(async (trx) => {
        await mergeSettings(trx, body);
        const subject = Object.keys(body).join(" ");
        await audit(trx, "settings_saved", {
          user: caller.user._id,
          ip: caller.ip,
          subject,
        });
        return findSettings(trx);
      });
      cache.drop();
      return saved;
    }),
  ];
}
