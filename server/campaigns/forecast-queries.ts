import { sql } from "kysely";
import type { Database } from "#server/db/connect.ts";
import {
  dueSince,
  type Recipient,
  recipientColumns,
} from "#server/campaigns/sending/schedule-queries.ts";

export type Reader = Recipient & { contact: string };

/** Those of the contacts that there are, in the given order. */
export async function findReaders(
  db: Database,
  contacts: string[],
): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    SELECT c._id AS contact, ${recipientColumns}
    FROM unnest(${contacts}::text[]) WITH ORDINALITY AS given (id, place)
      JOIN contacts c ON c._id = given.id
    ORDER BY given.place`.execute(db);
  return rows;
}

/** For whom a text of the campaign is still planned. */
export async function findDueReaders(
  db: Database,
  campaign: string,
): Promise<(Reader & { texts: number; due: string; since: string })[]> {
  const { rows } = await sql<
    Reader & { texts: number; due: string; since: string }
  >`
    SELECT m.contact, m.texts, m.due, ${dueSince}, ${recipientColumns}
    FROM campaign_contacts m JOIN contacts c ON c._id = m.contact
    WHERE m.campaign = ${campaign} AND m.due IS NOT NULL
    ORDER BY m.place`.execute(db);
  return rows;
}
