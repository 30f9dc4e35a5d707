import { sql, type UpdateObject } from "kysely";
import type { Database } from "#server/platform/db/connect.ts";
import type { Schema } from "#server/platform/db/schema.ts";

type Tags = { added: string[]; removed: string[] };

/** Adds and removes tags. Returns the number of tags that each contact has afterwards. */
export async function updateTags(
  trx: Database,
  contacts: string[],
  { added, removed }: Tags,
): Promise<number[]> {
  const updated = await updateContacts(trx, contacts, {
    tags: sql<string[]>`(
      SELECT coalesce(array_agg(tag ORDER BY place), '{}') FROM (
        SELECT tag, min(place) AS place
        FROM unnest(contacts.tags || ${added}::text[]) WITH ORDINALITY AS each (tag, place)
        WHERE tag <> ALL(${removed}::text[]) GROUP BY tag) AS remaining)`,
  });
  return updated.map(({ tags }) => tags.length);
}

/** Archives or restores contacts. Returns the count. */
export async function updateArchived(
  trx: Database,
  contacts: string[],
  isArchived: boolean,
): Promise<number> {
  const archived = isArchived
    ? sql<string>`coalesce(archived, now())`
    : sql<null>`NULL`;
  const updated = await updateContacts(trx, contacts, { archived });
  return updated.length;
}

function updateContacts(
  trx: Database,
  contacts: string[],
  fields: UpdateObject<Schema, "contacts">,
) {
  return trx
    .updateTable("contacts")
    .set({ ...fields, version: sql<number>`version + 1` })
    .where("_id", "=", sql<string>`ANY(${contacts})`)
    .returning("tags")
    .execute();
}

/** Cancels texts to these contacts that were not yet handed to the provider. */
export async function withdrawWaitingTexts(trx: Database, contacts: string[]) {
  await trx
    .deleteFrom("messages")
    .where("contact", "=", sql<string>`ANY(${contacts})`)
    .where("kind", "=", "sms")
    .where("state", "=", "queued")
    .execute();
}
