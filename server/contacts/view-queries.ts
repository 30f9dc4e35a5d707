import { type RawBuilder, sql } from "kysely";
import {
  type ContactFilter,
  type ContactGroup,
  contactGroups,
  contactPageSize,
  type ContactSort,
  searchedWords,
} from "#shared/rules/contacts/view.ts";
import type { Database } from "#server/db/connect.ts";
import { isOptedOut } from "./phone-columns-queries.ts";
import { selectContacts } from "./queries.ts";

/** `groupOf` in SQL: the same days of 24 hours, whatever the clocks of a time zone do. */
export const group = sql<ContactGroup>`CASE
  WHEN contacts.active <= 0 THEN 'completed'
  WHEN contacts.date IS NULL THEN 'unsent'
  WHEN contacts.date > now() - interval '168 hours' THEN 'sent'
  WHEN contacts.date > now() - interval '240 hours' THEN 'between'
  ELSE 'expired' END`;

/** How a value of a filter stands in a statement: COPY takes no parameters. */
type Say = (value: string) => RawBuilder<unknown>;
const asParameter: Say = (value) => sql`${value}`;

/** Whether a contact is meant by a filter. */
export function isMeant(
  filter: ContactFilter,
  say = asParameter,
): RawBuilder<boolean> {
  const { search, status, language, tags, archived } = filter;
  const parts = [
    archived
      ? sql`contacts.archived IS NOT NULL`
      : sql`contacts.archived IS NULL`,
    ...searchedWords(search).map(
      (word) => sql`strpos(contacts.searched, folded_text(${say(word)})) > 0`,
    ),
  ];
  if (status !== "any") parts.push(sql`${group} = ${say(status)}`);
  if (language !== "any") parts.push(sql`contacts.language = ${say(language)}`);
  if (tags.length > 0)
    parts.push(sql`contacts.tags @> ARRAY[${sql.join(tags.map(say))}]::text[]`);
  return sql<boolean>`(${sql.join(parts, sql` AND `)})`;
}

const groupPlace = sql`array_position(${sql.lit(`{${contactGroups.join()}}`)}::text[], ${group})`;

// The names stand first in what is searched; what has nothing in a column comes last, either way.
const sortKeys: Record<
  ContactSort["by"],
  { isEmpty?: RawBuilder<unknown>; key: RawBuilder<unknown> }
> = {
  name: { key: sql`contacts.searched COLLATE "C"` },
  childname: {
    isEmpty: sql`contacts.childname = ''`,
    key: sql`split_part(contacts.searched, E'\\n', 2) COLLATE "C"`,
  },
  phone: { key: sql`contacts.phone COLLATE "C"` },
  date: { isEmpty: sql`contacts.date IS NULL`, key: sql`contacts.date` },
  status: { key: groupPlace },
};

/** The order of a list; `isBackward` reads it from its end. */
function orderOf(sort: ContactSort | null, isBackward: boolean) {
  const way = (isDescending: boolean) =>
    isDescending === isBackward ? sql`ASC` : sql`DESC`;
  const newest = sql`contacts.created ${way(true)}, contacts._id ${way(false)}`;
  if (!sort) return newest;
  const { isEmpty, key } = sortKeys[sort.by];
  return sql.join([
    ...(isEmpty ? [sql`${isEmpty} ${way(false)}`] : []),
    sql`${key} ${way(sort.isDescending)}`,
    newest,
  ]);
}

/** Everybody a filter means, newest first: whom a saved view or a text is for. */
export async function findContactIds(
  db: Database,
  filter: ContactFilter,
): Promise<string[]> {
  const found = await db
    .selectFrom("contacts")
    .select("_id")
    .where(isMeant(filter))
    .orderBy(orderOf(null, false))
    .execute();
  return found.map(({ _id }) => _id);
}

/** The same with what is asked before something is done with them. */
export function findSelected(db: Database, filter: ContactFilter) {
  return db
    .selectFrom("contacts")
    .select(["_id", "name", "phone", "language", "active"])
    .select(isOptedOut)
    .where(isMeant(filter))
    .orderBy(orderOf(null, false))
    .execute();
}

/** How many a filter means, how many of the list or the archive stand where, and how large the archive is. */
async function countContactsFor(db: Database, filter: ContactFilter) {
  const counted = await db
    .selectFrom("contacts")
    .select([
      sql<boolean>`contacts.archived IS NOT NULL`.as("isArchived"),
      group.as("group"),
      sql<number>`count(*)::integer`.as("amount"),
      sql<number>`(count(*) FILTER (WHERE ${isMeant(filter)}))::integer`.as(
        "found",
      ),
    ])
    .groupBy([sql`1`, sql`2`])
    .execute();
  const sumOf = (rows: typeof counted, what: "amount" | "found") =>
    rows.reduce((sum, row) => sum + row[what], 0);
  const there = counted.filter((row) => row.isArchived === filter.archived);
  const amounts = Object.fromEntries(
    contactGroups.map((each) => [
      each,
      sumOf(
        there.filter((row) => row.group === each),
        "amount",
      ),
    ]),
  ) as Record<ContactGroup, number>;
  const archived = counted.filter(({ isArchived }) => isArchived);
  return {
    total: sumOf(counted, "found"),
    archived: sumOf(archived, "amount"),
    amounts,
  };
}

type Asked = {
  filter: ContactFilter;
  sort: ContactSort | null;
  page: number;
};

/** One page of those whom a filter means; the last one where there are fewer. */
export async function findContactPage(
  db: Database,
  { filter, sort, page: asked }: Asked,
) {
  const counted = await countContactsFor(db, filter);
  const { total } = counted;
  const page = Math.min(asked, Math.max(1, Math.ceil(total / contactPageSize)));
  const skipped = (page - 1) * contactPageSize;
  const amount = Math.min(contactPageSize, total - skipped);
  // What is skipped costs time: a page behind the middle is read from the end of the list.
  const behind = total - skipped - amount;
  const isBackward = behind < skipped;
  const ids = await db
    .selectFrom("contacts")
    .select("_id")
    .where(isMeant(filter))
    .orderBy(orderOf(sort, isBackward))
    .limit(amount)
    .offset(isBackward ? behind : skipped)
    .execute();
  if (isBackward) ids.reverse();
  const rows = await findContactsBy(
    db,
    ids.map(({ _id }) => _id),
  );
  return { ...counted, page, rows };
}

/** These contacts in this order, without those that there are not. */
async function findContactsBy(db: Database, ids: string[]) {
  const found = await selectContacts(db)
    .where("contacts._id", "=", sql<string>`ANY(${ids})`)
    .execute();
  const byId = new Map(found.map((contact) => [contact._id, contact]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Every tag that a contact has, in the order of words. */
export async function findTags(db: Database): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    SELECT DISTINCT unnest(tags) AS tag FROM contacts WHERE tags <> '{}'
    ORDER BY tag LIMIT 500`.execute(db);
  return rows.map(({ tag }) => tag);
}
