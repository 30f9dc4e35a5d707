import { sql } from "kysely";
import type { Database } from "#server/db/connect.ts";

type Tags = { added: string[]; removed: string[] };

/** Answers how many of the contacts there were, also where a contact had these tags already. */
export async function updateTags(
  trx: Database,
  contacts: string[],
  { added, removed }: Tags,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable("contacts")
    .set({
      tags: sql<string[]>`(
        SELECT coalesce(array_agg(tag ORDER BY place), '{}') FROM (
          SELECT tag, min(place) AS place
          FROM unnest(contacts.tags || ${added}::text[]) WITH ORDINALITY AS each (tag, place)
          WHERE tag <> ALL(${removed}::text[]) GROUP BY tag) AS remaining)`,
      version: sql<number>`version + 1`,
    })
    .where("_id", "=", sql<string>`ANY(${contacts})`)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** How many tags the one of them has that has most. */
export async function findMostTags(
  db: Database,
  contacts: string[],
): Promise<number> {
  const { most } = await db
    .selectFrom("contacts")
    .select(sql<number>`coalesce(max(cardinality(tags)), 0)`.as("most"))
    .where("_id", "=", sql<string>`ANY(${contacts})`)
    .executeTakeFirstOrThrow();
  return most;
}

/** Puts them into the archive, or back into the list; answers how many there were. */
export async function updateArchived(
  trx: Database,
  contacts: string[],
  isArchived: boolean,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable("contacts")
    .set({
      archived: isArchived
        ? sql<string>`coalesce(archived, now())`
        : sql<null>`NULL`,
      version: sql<number>`version + 1`,
    })
    .where("_id", "=", sql<string>`ANY(${contacts})`)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Texts to them that nobody has handed to the provider yet are not sent. */
export async function withdrawWaitingTexts(trx: Database, contacts: string[]) {
  await trx
    .deleteFrom("messages")
    .where("contact", "=", sql<string>`ANY(${contacts})`)
    .where("kind", "=", "sms")
    .where("state", "=", "queued")
    .execute();
}
