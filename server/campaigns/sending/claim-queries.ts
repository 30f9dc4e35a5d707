import { sql } from "kysely";
import type { Ending } from "#shared/rules/campaigns/decide.ts";
import type { Schema } from "#server/db/schema.ts";
import type { Database } from "#server/db/connect.ts";
import { type Recipient, recipientColumns } from "./schedule-queries.ts";
import type { Texts } from "./render.ts";

type Text = { campaign: string; contact: string; step: number };

/** Which text of a campaign a message is, if it is one. */
export function findText(
  db: Database,
  message: string,
): Promise<Text | undefined> {
  return db
    .selectFrom("campaign_texts")
    .select(["campaign", "contact", "step"])
    .where("message", "=", message)
    .executeTakeFirst();
}

export type Claimed = Texts &
  Recipient & { state: Schema["campaigns"]["state"]["__select__"] };

/** Campaign and contact as they are now; nobody pauses or finishes before the transaction ends. */
export async function lockText(
  trx: Database,
  { campaign, contact }: Text,
): Promise<Claimed | undefined> {
  await sql`SELECT FROM campaigns WHERE _id = ${campaign} FOR SHARE`.execute(
    trx,
  );
  await sql`SELECT FROM contacts WHERE _id = ${contact} FOR UPDATE`.execute(
    trx,
  );
  const { rows } = await sql<Claimed>`
    SELECT k.state, k.text_en, k.text_es, k.reminder_en, k.reminder_es, ${recipientColumns}
    FROM campaigns k, contacts c
    WHERE k._id = ${campaign} AND c._id = ${contact}`.execute(trx);
  return rows[0];
}

/** A text that has not left never was: the contact waits for it again, or gets no more. */
export async function takeBack(
  trx: Database,
  message: string,
  { campaign, contact, step }: Text,
  next: { ended: Ending } | { due: string },
) {
  const gone = await trx
    .deleteFrom("messages")
    .where("_id", "=", message)
    .where("state", "=", "queued")
    .returning("date")
    .executeTakeFirst();
  if (!gone) return;
  await trx
    .updateTable("campaign_contacts")
    .set({ texts: step, due: null, ended: null, ...next })
    .where("campaign", "=", campaign)
    .where("contact", "=", contact)
    .execute();
  if (step > 0) return;
  await sql`UPDATE contacts SET date =
      (SELECT max(date) FROM messages WHERE messages.contact = ${contact})
    WHERE _id = ${contact} AND date = ${gone.date}`.execute(trx);
}
