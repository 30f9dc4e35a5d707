import { type RawBuilder, sql } from "kysely";
import {
  invitationDays,
  sentDays,
} from "#shared/rules/outreach/contacts/invitation.ts";
import {
  type ContactFilter,
  type ContactGroup,
  searchedWords,
  type TextTrouble,
} from "#shared/rules/outreach/contacts/view.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { consentDay, optedOutColumn } from "./queries.ts";

const ofDays = (days: number) => sql`interval ${sql.lit(`${days * 24} hours`)}`;

/** `contactGroup` in SQL. Like there, a day has 24 hours, even when clocks change. */
export const group = sql<ContactGroup>`CASE
  WHEN contacts.active <= 0 THEN 'completed'
  WHEN contacts.date IS NULL THEN 'unsent'
  WHEN contacts.date > now() - ${ofDays(sentDays)} THEN 'sent'
  WHEN contacts.date > now() - ${ofDays(invitationDays)} THEN 'between'
  ELSE 'expired' END`;

/** SQL condition: no text was sent to an unfinished contact. Without an SMS provider, a text is only stored. */
export const isUntexted = sql<boolean>`contacts.active > 0 AND (contacts.date IS NULL OR
  (contacts._id, contacts.date) IN
    (SELECT contact, date FROM messages WHERE state = 'kept' AND contact IS NOT NULL))`;

/** SQL conditions: why a contact has no text. A contact who has finished needs no call. */
const troubled: Record<TextTrouble, RawBuilder<unknown>> = {
  untexted: isUntexted,
  call: sql`contacts.active > 0 AND EXISTS
    (SELECT FROM unreachable_phones WHERE unreachable_phones.phone = contacts.phone)`,
  held: sql`EXISTS (SELECT FROM messages WHERE messages.contact = contacts._id
    AND messages.state = 'queued' AND messages.not_before > now())`,
};

/** SQL condition: whether a contact matches a filter. */
export function isMeant({
  search,
  status,
  language,
  texts,
  tags,
  archived,
}: ContactFilter): RawBuilder<boolean> {
  const parts = [
    archived
      ? sql`contacts.archived IS NOT NULL`
      : sql`contacts.archived IS NULL`,
    ...searchedWords(search).map(
      (word) => sql`strpos(contacts.searched, folded_text(${word})) > 0`,
    ),
  ];
  if (status !== "any") parts.push(sql`${group} = ${status}`);
  if (language !== "any") parts.push(sql`contacts.language = ${language}`);
  if (texts !== "any") parts.push(troubled[texts]);
  if (tags.length > 0)
    parts.push(sql`contacts.tags @> ARRAY[${sql.join(tags)}]::text[]`);
  return sql<boolean>`(${sql.join(parts, sql` AND `)})`;
}

const newestFirst = sql`contacts.created DESC, contacts._id ASC`;

/** All contacts that match a filter, newest first. */
export async function findContactIds(
  db: Database,
  filter: ContactFilter,
): Promise<string[]> {
  const found = await db
    .selectFrom("contacts")
    .select("_id")
    .where(isMeant(filter))
    .orderBy(newestFirst)
    .execute();
  return found.map(({ _id }) => _id);
}

/** The matching contacts with the fields that actions need. */
export function findSelected(db: Database, filter: ContactFilter) {
  return db
    .selectFrom("contacts")
    .select(["_id", "name", "phone", "language", "active", "date"])
    .select([consentDay, "consentsource"])
    .select(optedOutColumn)
    .where(isMeant(filter))
    .orderBy(newestFirst)
    .execute();
}

/** All tags in use, in alphabetical order. */
export async function findTags(db: Database): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    SELECT DISTINCT unnest(tags) AS tag FROM contacts WHERE tags <> '{}'
    ORDER BY tag LIMIT 500`.execute(db);
  return rows.map(({ tag }) => tag);
}
