import { type Ending, endingOf } from "#shared/rules/campaigns/decide.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/connect.ts";
import type { Claim } from "#server/messages/deliver.ts";
import { claimMessage } from "#server/messages/delivery-queries.ts";
import { findTextingHours } from "#server/messages/hours-queries.ts";
import { type Claimed, findText, lockText, takeBack } from "./claim-queries.ts";
import { allowedIn } from "./quiet.ts";
import { renderText } from "./render.ts";
import { findNow } from "./schedule-queries.ts";
import { standingOf } from "./standing.ts";

/**
 * Claims a message; where it is a campaign's, whether it is still to be sent, and what it says, is
 * decided in the same transaction. What may not leave is taken back.
 */
export function claimWith(
  { publicUrl }: Pick<Config, "publicUrl">,
  clock: (db: Database) => Promise<number> = findNow,
): Claim {
  return async (db, _id) => {
    const text = await findText(db, _id);
    if (!text) return claimMessage(db, _id);
    return db.transaction().execute(async (trx) => {
      const found = await lockText(trx, text);
      if (!found) return undefined;
      const { step, contact } = text;
      const now = await clock(trx);
      const ended = whyNot(found, step, now);
      const hours = await findTextingHours(trx);
      const due = allowedIn(hours)(found)(now);
      if (ended || due > now || found.state === "paused") {
        const next = ended ? { ended } : { due: new Date(due).toISOString() };
        await takeBack(trx, _id, text, next);
        return undefined;
      }
      const { language } = found;
      const reader = { contact, publicUrl };
      const body = renderText(found, { step, language }, reader);
      return claimMessage(trx, _id, body);
    });
  };
}

function whyNot(
  { state, date, ...contact }: Claimed,
  texts: number,
  now: number,
): Ending | undefined {
  if (state === "stopped") return state;
  const invited = date === null ? null : Date.parse(date);
  const standing = standingOf(contact);
  return endingOf({ texts, invited, standing }, now);
}
