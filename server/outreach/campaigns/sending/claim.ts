import {
  type Ending,
  endingOf,
} from "#shared/rules/outreach/campaigns/decide.ts";
import { staleAfter, zonesOf } from "#shared/rules/outreach/texting/zones.ts";
import {
  isSameDay,
  nextDay,
} from "#shared/rules/outreach/texting/texting-hours.ts";
import { findReadsLines } from "#server/content/tables/settings-queries.ts";
import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { Claim } from "#server/outreach/messages/deliver.ts";
import { claimMessage } from "#server/outreach/messages/delivery-queries.ts";
import {
  findNow,
  findTextingHours,
} from "#server/outreach/messages/queries.ts";
import {
  asMoment,
  type Claimed,
  findText,
  lockLastText,
  lockText,
  cancelText,
  updateWording,
} from "./schedule-queries.ts";
import { assignVariant, renderText } from "./render.ts";
import { allowedIn, stateOf } from "./contact-state.ts";

/**
 * Claims a message. If it belongs to a campaign, the same transaction decides whether it should still be sent and
 * with which text; otherwise it is canceled.
 */
export function claimWith(
  { publicUrl }: Pick<Config, "publicUrl">,
  clock: (db: Database) => Promise<Date> = findNow,
): Claim {
  return async (db, _id) => {
    const text = await findText(db, _id);
    if (!text) return claimMessage(db, _id);
    return db.transaction().execute(async (trx) => {
      const found = await lockText(trx, text);
      // The contact was deleted in the meantime.
      if (!found) return undefined;
      const { step, contact } = text;
      const now = (await clock(trx)).getTime();
      const ended = whyNot(found, step, now);
      const allowed = allowedIn(await findTextingHours(trx))(found);
      const due = allowed(await freeFrom(trx, found, now));
      if (ended || due > now || found.state === "paused") {
        const next = ended ? { ended } : { due: new Date(due).toISOString() };
        await cancelText(trx, _id, text, next);
        return undefined;
      }
      const { language } = found;
      const lines = await findReadsLines(trx);
      const reader = { contact, publicUrl, lines };
      const wording = assignVariant(found, found.phone);
      await updateWording(trx, _id, wording);
      const body = renderText(found, { step, wording, language }, reader);
      const claimed = await claimMessage(trx, _id, {
        body,
        now: asMoment(now),
      });
      return claimed && { ...claimed, worth: staleAfter / 1000 };
    });
  };
}

/** The earliest time: now, or the next day if the phone already got a text today. */
async function freeFrom(trx: Database, family: Claimed, now: number) {
  const last = await lockLastText(trx, family.phone, now);
  const zones = zonesOf(family);
  const at = new Date(now);
  return last && isSameDay(last, at, zones)
    ? nextDay(at, zones).getTime()
    : now;
}

function whyNot(
  { state, ...contact }: Claimed,
  texts: number,
  now: number,
): Ending | undefined {
  if (state === "stopped") return state;
  return endingOf({ texts, ...stateOf(contact) }, now);
}
