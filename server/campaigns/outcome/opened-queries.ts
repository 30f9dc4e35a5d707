import { sql } from "kysely";
import type { Database } from "#server/db/connect.ts";

/** The last text that went to this contact by a campaign is the one whose link was opened. */
export async function markOpened(db: Database, contact: string) {
  await sql`
    UPDATE campaign_texts SET opened = true
    WHERE NOT opened AND message = (
      SELECT messages._id FROM messages JOIN campaign_texts t ON t.message = messages._id
      WHERE messages.contact = ${contact} AND messages.state NOT IN ('queued', 'failed')
      ORDER BY messages.date DESC LIMIT 1)`.execute(db);
}
