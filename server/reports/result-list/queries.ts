import { type RawBuilder, sql } from "kysely";
import type { ParsedInputOf } from "#shared/contract/endpoint.ts";
import type {
  findNeighbors,
  ListedResult,
} from "#shared/contract/quiz/results.ts";
import { searchedWords } from "#shared/rules/outreach/contacts/view.ts";
import { listLimits } from "#shared/rules/field-limits.ts";
import { topCount } from "#shared/rules/quiz/ordering.ts";
import type { Database } from "#server/platform/db/connect.ts";
import {
  findResultCode,
  problemOfResult,
  resultKinds,
} from "#server/quiz/results/queries.ts";

type Filter = ParsedInputOf<typeof findNeighbors>["body"];
type ListQuery = Filter & { after?: string | undefined; isNamed: boolean };

const mainConcerns = sql<ListedResult["concerns"]>`
  coalesce((SELECT json_agg(json_build_object('name', c.name, 'name_es', c.name_es) ORDER BY place)
    FROM unnest(results.ranked[1:${sql.lit(topCount)}]) WITH ORDINALITY AS main (id, place)
    JOIN concerns c ON c._id = main.id), '[]')`;

/** The columns that identify a family or lead to it: names, the id of its result and its contact. */
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

/** The newest results that match a filter, beginning after the result `after`. */
export async function findResultList(
  db: Database,
  { isNamed, after, ...filter }: ListQuery,
  most: number,
): Promise<(ListedResult & { moment: string })[]> {
  const nameColumns = isNamed ? named : await withoutNames(db);
  const matches = await conditionOf(db, filter, isNamed);
  return db
    .selectFrom("results")
    .leftJoin("contacts", "contacts._id", "results.contact")
    .select([
      nameColumns._id.as("_id"),
      nameColumns.contact.as("contact"),
      nameColumns.parentname.as("parentname"),
      nameColumns.childname.as("childname"),
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
    .where(matches)
    .where(
      after === undefined
        ? sql<boolean>`true`
        : isAfter(after, nameColumns._id),
    )
    .orderBy("results.date", "desc")
    .orderBy(nameColumns._id, "desc")
    .limit(most)
    .execute();
}

/** Counts matching results, up to the highest number that the list shows, plus one. */
export async function countResults(
  db: Database,
  filter: Filter,
  isNamed: boolean,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (SELECT FROM results
      WHERE ${await conditionOf(db, filter, isNamed)}
      ORDER BY date DESC LIMIT ${listLimits.countedResults + 1}) AS counted`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** The results before and after this one in a list that starts with the newest. */
export async function findNeighborsOf(
  db: Database,
  _id: string,
  filter: Filter,
) {
  const isWanted = await conditionOf(db, filter, true);
  const nextTo = (isNewer: boolean) => {
    const [than, order] = isNewer ? [sql`>`, sql`ASC`] : [sql`<`, sql`DESC`];
    return sql`(SELECT results._id FROM results WHERE ${isWanted}
      AND (results.date, results._id) ${than} (shown.date, shown._id)
      ORDER BY results.date ${order}, results._id ${order} LIMIT 1)`;
  };
  const { rows } = await sql<{ previous: string | null; next: string | null }>`
    SELECT ${nextTo(true)} AS previous, ${nextTo(false)} AS next
    FROM results AS shown WHERE shown._id = ${_id}`.execute(db);
  return rows[0];
}

/** SQL condition: whether a result matches a filter. */
async function conditionOf(db: Database, filter: Filter, isNamed: boolean) {
  const { kind = "sound", language, arrived, from, to, demo, search } = filter;
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
  const words = searchedWords(search ?? "");
  if (words.length > 0) parts.push(await searchConditionOf(db, words, isNamed));
  return sql<boolean>`(${sql.join(parts, sql` AND `)})`;
}

/**
 * SQL condition: every word is the beginning of one of the typed names, or occurs in the contact's searchable text.
 * If names are hidden, only the REDCap ID is searched.
 */
async function searchConditionOf(
  db: Database,
  words: string[],
  isNamed: boolean,
) {
  const searchedText = isNamed ? sql`searched` : sql`folded_text(redcapid)`;
  const isIn = words.map(
    (word) => sql`strpos(${searchedText}, folded_text(${word})) > 0`,
  );
  const { rows } = await sql<{ _id: string }>`
    SELECT _id FROM contacts WHERE ${sql.join(isIn, sql` AND `)}`.execute(db);
  const ofContacts = sql`results.contact = ANY(${rows.map(({ _id }) => _id)})`;
  if (!isNamed) return ofContacts;
  const begins = words.map((word) => `${quoted(word)}:*`).join(" & ");
  return sql`(${ofContacts} OR
    to_tsvector('simple', folded_text(results.parentname || ' ' || results.childname))
      @@ to_tsquery('simple', folded_text(${begins})))`;
}

/** Quotes a word for a tsquery; it may contain punctuation. */
const quoted = (word: string) =>
  `'${word.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;

/** SQL condition: the result comes after the cursor of the previous page. */
function isAfter(after: string, itsId: RawBuilder<string>) {
  const [moment, id] = after.split(".");
  const then = sql`'epoch'::timestamptz + ${moment}::bigint * interval '1 microsecond'`;
  return sql<boolean>`results.date <= ${then} AND (results.date, ${itsId}) < (${then}, ${id})`;
}

/** The contact data of an invited family. */
export function findContactOf(db: Database, contact: string) {
  return db
    .selectFrom("contacts")
    .select(["_id", "name", "childname", "phone", "redcapid"])
    .where("_id", "=", contact)
    .executeTakeFirst();
}

export function findFamily(db: Database, result: string) {
  return db
    .selectFrom("results")
    .select("contact")
    .where("_id", "=", result)
    .executeTakeFirst();
}
