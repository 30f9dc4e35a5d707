import { type RawBuilder, sql } from "kysely";
import type { ParsedInputOf } from "#shared/contract/endpoint.ts";
import type { ListedResult, listResults } from "#shared/contract/results.ts";
import { topCount } from "#shared/rules/ordering.ts";
import { deleteContacts } from "#server/contacts/delete-queries.ts";
import type { Database } from "#server/db/connect.ts";
import { deleteResultSums } from "#server/insights/queries.ts";
import { deleteReplies } from "#server/idempotency/queries.ts";
import {
  findResultCode,
  problemOfResult,
  resultKinds,
} from "#server/results/queries.ts";

type Wanted = ParsedInputOf<typeof listResults>["query"];

const mainConcerns = sql<ListedResult["concerns"]>`
  coalesce((SELECT json_agg(json_build_object('name', c.name, 'name_es', c.name_es) ORDER BY place)
    FROM unnest(results.ranked[1:${sql.lit(topCount)}]) WITH ORDINALITY AS main (id, place)
    JOIN concerns c ON c._id = main.id), '[]')`;

/** Who a family is, and what leads there: the address of its result and its contact. */
const named = {
  _id: sql<string>`results._id`,
  contact: sql<string | null>`results.contact`,
  parentname: sql<string>`results.parentname`,
  childname: sql<string>`results.childname`,
};

async function withoutNames(db: Database): Promise<typeof named> {
  return {
    _id: await findResultCode(db),
    contact: sql`NULL`,
    parentname: sql`''`,
    childname: sql`''`,
  };
}

/** The newest results of a kind, from one of them on. */
export async function findResultList(
  db: Database,
  { isNamed, ...wanted }: Wanted & { isNamed: boolean },
  most: number,
): Promise<(ListedResult & { moment: string })[]> {
  const who = isNamed ? named : await withoutNames(db);
  return db
    .selectFrom("results")
    .leftJoin("contacts", "contacts._id", "results.contact")
    .select([
      who._id.as("_id"),
      who.contact.as("contact"),
      who.parentname.as("parentname"),
      who.childname.as("childname"),
      "results.date",
      "results.language",
      problemOfResult.as("problem"),
      sql<ListedResult["arrived"]>`CASE WHEN results.contact IS NULL
        THEN 'walk-in' ELSE 'invited' END`.as("arrived"),
      mainConcerns.as("concerns"),
      sql<string>`coalesce(contacts.redcapid, '')`.as("redcapid"),
      sql<string>`(extract(epoch FROM results.date) * 1000000)::bigint`.as(
        "moment",
      ),
    ])
    .where(asWanted(wanted, who._id))
    .orderBy("results.date", "desc")
    .orderBy(who._id, "desc")
    .limit(most)
    .execute();
}

function asWanted(wanted: Wanted, itsId: RawBuilder<string>) {
  const { kind = "sound", language, arrived, from, to, demo, after } = wanted;
  const parts = [
    resultKinds[kind],
    demo === "yes" ? sql`results.demo` : sql`NOT results.demo`,
  ];
  if (language) parts.push(sql`results.language = ${language}`);
  if (arrived === "invited") parts.push(sql`results.contact IS NOT NULL`);
  if (arrived === "walk-in") parts.push(sql`results.contact IS NULL`);
  if (from)
    parts.push(sql`results.date >= ${from}::timestamp AT TIME ZONE 'UTC'`);
  if (to)
    parts.push(
      sql`results.date < (${to}::date + 1)::timestamp AT TIME ZONE 'UTC'`,
    );
  if (after) {
    const [moment, id] = after.split(".");
    const then = sql`'epoch'::timestamptz + ${moment}::bigint * interval '1 microsecond'`;
    parts.push(
      sql`results.date <= ${then} AND (results.date, ${itsId}) < (${then}, ${id})`,
    );
  }
  return sql<boolean>`${sql.join(parts, sql` AND `)}`;
}

export function findFamily(db: Database, result: string) {
  return db
    .selectFrom("results")
    .select("contact")
    .where("_id", "=", result)
    .executeTakeFirst();
}

/**
 * Deletes the result and, of an invited family, everything else; messages go with their contact.
 * Answers the phones that it was shared with.
 */
export async function deleteFamily(
  db: Database,
  result: string,
  contact: string | null,
): Promise<string[]> {
  const gone = await db
    .deleteFrom("results")
    .where((row) =>
      row.or([
        row("_id", "=", result),
        ...(contact === null ? [] : [row("contact", "=", contact)]),
      ]),
    )
    .returning(["_id", "draft", sql<string>`week_of(date)::text`.as("week")])
    .execute();
  await deleteResultSums(
    db,
    gone.map(({ week }) => week),
  );
  const ids = gone.flatMap(({ _id, draft }) =>
    draft === null ? [_id] : [_id, draft],
  );
  await deleteReplies(db, ids);
  const links = ids.map((_id) => `%/results/${_id}%`);
  const shared = await db
    .deleteFrom("messages")
    .where(sql<boolean>`body LIKE ANY(${links})`)
    .returning("to")
    .execute();
  if (contact !== null) await deleteContacts(db, [contact]);
  return shared.map(({ to }) => to);
}
