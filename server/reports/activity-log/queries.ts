import { sql } from "kysely";
import type {
  ChangedField,
  LoggedAct,
} from "#shared/contract/reports/activity-log.ts";
import type { Act } from "#shared/rules/staff/acts.ts";
import { hasRow } from "#server/platform/db/has-row.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { actsWanted, type WantedActs } from "#server/reports/exports/tables.ts";

/** The changed fields of an entry. Leaves out the derived field `searched`, which older entries also contain. */
const changedFields = sql<ChangedField[]>`coalesce((
  SELECT jsonb_agg(jsonb_build_object('of', change ->> 'of', 'field', key, 'was', value -> 0, 'now', value -> 1)
    ORDER BY place, key)
  FROM jsonb_array_elements(audit.changes) WITH ORDINALITY AS noted (change, place),
    jsonb_each(change -> 'fields') WHERE key <> 'searched'), '[]')`;

/** Matching entries, newest first, after a cursor. */
export async function findActs(
  db: Database,
  { after, ...wanted }: WantedActs & { after?: string | undefined },
  most: number,
): Promise<(LoggedAct & { moment: string })[]> {
  const [moment = "", number = ""] = after?.split(".") ?? [];
  const then = sql`'epoch'::timestamptz + ${moment}::bigint * interval '1 microsecond'`;
  const isLater = sql<boolean>`audit.date <= ${then} AND (audit.date, number) < (${then}, ${number}::bigint)`;
  return db
    .selectFrom("audit")
    .select(["number", "date", "user", "network", "subject", "about"])
    .select([
      sql<Act>`event`.as("event"),
      // Older entries have no name stored.
      sql<string | null>`coalesce(who,
        (SELECT name FROM users WHERE users._id = audit."user"))`.as("who"),
      changedFields.as("changes"),
      sql<string>`(extract(epoch FROM audit.date) * 1000000)::bigint`.as(
        "moment",
      ),
    ])
    .where(actsWanted(wanted))
    .$if(after !== undefined, (query) => query.where(isLater))
    .orderBy("audit.date", "desc")
    .orderBy("number", "desc")
    .limit(most)
    .execute();
}

/** All users who appear in the log, including deleted ones. Needs one index lookup per user. */
export async function findPeople(
  db: Database,
): Promise<{ _id: string; name: string }[]> {
  const { rows } = await sql<{ _id: string; name: string }>`
    WITH RECURSIVE people AS (
      (SELECT "user" FROM audit WHERE "user" IS NOT NULL ORDER BY "user" LIMIT 1)
      UNION ALL
      SELECT (SELECT audit."user" FROM audit WHERE audit."user" > people."user"
        ORDER BY audit."user" LIMIT 1) FROM people WHERE people."user" IS NOT NULL)
    SELECT people."user" AS _id, coalesce(users.name, (SELECT who FROM audit
      WHERE audit."user" = people."user" ORDER BY date DESC LIMIT 1), people."user") AS name
    FROM people LEFT JOIN users ON _id = people."user"
    WHERE people."user" IS NOT NULL ORDER BY name`.execute(db);
  return rows;
}

export type ChainBreak = {
  place: string | null;
  line: string | null;
  date: string | null;
  event: string | null;
  what: "missing" | "removed" | "altered" | "inserted" | "cut";
};

/** Finds breaks in the hash chain, oldest first. Runs in the database to stay fast with millions of entries. */
export async function findBreaks(
  db: Database,
  most: number,
): Promise<ChainBreak[]> {
  await sql`SET LOCAL statement_timeout = 0`.execute(db);
  const { rows } = await sql<ChainBreak>`
    WITH chain AS (SELECT first, before, last, hash FROM audit_chain
      UNION ALL SELECT 1, '', 0, '' WHERE NOT EXISTS (SELECT FROM audit_chain)),
    sealed AS (
      SELECT place, line, hash,
        lag(place, 1, (SELECT first - 1 FROM chain)) OVER in_order AS place_before,
        lag(hash, 1, (SELECT before FROM chain)) OVER in_order AS hash_before
      FROM audit_seals WINDOW in_order AS (ORDER BY place)),
    found AS (
      SELECT place, line, date, event, CASE
        WHEN place <> place_before + 1 THEN 'missing'
        WHEN number IS NULL THEN 'removed'
        WHEN hash <> audit_hash(place, audit, hash_before) THEN 'altered' END AS what
      FROM sealed LEFT JOIN audit ON number = line)
    SELECT * FROM (
      SELECT * FROM found WHERE what IS NOT NULL
      UNION ALL
      SELECT NULL, number, date, event, 'inserted' FROM audit
      WHERE NOT EXISTS (SELECT FROM audit_seals WHERE line = number)
      UNION ALL
      SELECT last, NULL, NULL, NULL, 'cut' FROM chain
      WHERE (last, hash) IS DISTINCT FROM (SELECT (place, hash) FROM (
        SELECT place, hash FROM audit_seals UNION ALL SELECT first - 1, before FROM chain
        ORDER BY place DESC LIMIT 1) AS end_of_chain)
    ) AS breaks ORDER BY place, line LIMIT ${most}`.execute(db);
  return rows;
}

/** Undefined before the first entry. */
export async function findChain(db: Database) {
  return db
    .selectFrom("audit_chain")
    .select(["first", "last"])
    .select(sql<string>`encode(hash, 'hex')`.as("hash"))
    .executeTakeFirst();
}

/** Whether the entry at this place still has this hash. */
export async function hasHash(
  db: Database,
  { place, hash }: { place: string; hash: string },
): Promise<boolean> {
  return db
    .selectFrom("audit_seals")
    .select("place")
    .where("place", "=", place)
    .where("hash", "=", Buffer.from(hash, "hex"))
    .$call(hasRow);
}
