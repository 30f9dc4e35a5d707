import { sql } from "kysely";
import type { ChangedField, RememberedAct } from "#shared/contract/record.ts";
import type { Act } from "#shared/rules/staff/acts.ts";
import type { Database } from "#server/db/connect.ts";
import { actsWanted, type WantedActs } from "#server/exports/record-table.ts";

/** Field by field what the database noted statement by statement; older lines name what it makes of other fields, too. */
const changedFields = sql<ChangedField[]>`coalesce((
  SELECT jsonb_agg(jsonb_build_object('of', change ->> 'of', 'field', key, 'was', value -> 0, 'now', value -> 1)
    ORDER BY place, key)
  FROM jsonb_array_elements(audit.changes) WITH ORDINALITY AS noted (change, place),
    jsonb_each(change -> 'fields') WHERE key <> 'searched'), '[]')`;

/** The newest acts of those that are wanted, from one of them on. */
export async function findActs(
  db: Database,
  { after, ...wanted }: WantedActs & { after?: string | undefined },
  most: number,
): Promise<(RememberedAct & { moment: string })[]> {
  const [moment = "", number = ""] = after?.split(".") ?? [];
  const then = sql`'epoch'::timestamptz + ${moment}::bigint * interval '1 microsecond'`;
  const isLater = sql<boolean>`audit.date <= ${then} AND (audit.date, number) < (${then}, ${number}::bigint)`;
  return db
    .selectFrom("audit")
    .select(["number", "date", "user", "network", "subject", "about"])
    .select([
      sql<Act>`event`.as("event"),
      // Older lines do not say it.
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

/** Whoever did something, also who was deleted since: one step through the index for each, however many lines. */
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
