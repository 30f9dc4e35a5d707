import { type RawBuilder, sql } from "kysely";
import {
  type ContactFilter,
  type ContactGroup,
  contactGroups,
  contactPageSize,
  type ContactSort,
} from "#shared/rules/outreach/contacts/view.ts";
import { pagesOf } from "#shared/rules/site/pages.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { selectContacts } from "./queries.ts";
import { group, isMeant } from "./view-queries.ts";

// The column `searched` starts with the parent's name and the child's name, on separate lines.
const sortKeys = {
  name: sql`contacts.searched COLLATE "C"`,
  childname: sql`split_part(contacts.searched, E'\\n', 2) COLLATE "C"`,
  phone: sql`contacts.phone COLLATE "C"`,
  date: sql`contacts.date`,
};

/** Empty values sort last in both directions. */
const emptyIn: Partial<Record<ContactSort["by"], RawBuilder<boolean>>> = {
  childname: sql`contacts.childname = ''`,
  date: sql`contacts.date IS NULL`,
};

/** A part of the sorted list that an index can read. Without a key, newest first. */
type Part = {
  where?: RawBuilder<unknown>;
  key?: RawBuilder<unknown>;
  isDescending?: boolean;
  size: number;
};

type Counted = Awaited<ReturnType<typeof countContactsFor>>;

/** Splits the sorted list into parts: one for each status, or one for empty values. */
function partsOf(
  sort: ContactSort | null,
  { total, empty, found }: Counted,
): Part[] {
  if (!sort) return [{ size: total }];
  const { by, isDescending } = sort;
  if (by === "status") {
    const parts = contactGroups.map((each) => ({
      where: sql`${group} = ${each}`,
      size: found[each],
    }));
    return isDescending ? parts.toReversed() : parts;
  }
  const ordered = { key: sortKeys[by], isDescending };
  const isEmpty = emptyIn[by];
  if (!isEmpty) return [{ ...ordered, size: total }];
  return [
    { ...ordered, where: sql`NOT (${isEmpty})`, size: total - empty },
    { where: isEmpty, size: empty },
  ];
}

/**
 * The order of a part; `isBackward` reverses it. Descending order is the exact reverse of ascending order, even
 * among equal values, so one index serves both.
 */
function orderOf(
  { key, isDescending = false }: Partial<Part>,
  isBackward: boolean,
) {
  const isForward = isDescending === isBackward;
  const newest = isForward
    ? sql`contacts.created DESC, contacts._id ASC`
    : sql`contacts.created ASC, contacts._id DESC`;
  return key
    ? sql`${key} ${isForward ? sql`ASC` : sql`DESC`}, ${newest}`
    : newest;
}

/** Counts the contacts that match the filter, those of each status in the list or archive, and those in the archive. */
async function countContactsFor(
  db: Database,
  { filter, sort }: Pick<PageQuery, "filter" | "sort">,
) {
  const isEmpty = (sort && emptyIn[sort.by]) ?? sql`false`;
  const counted = await db
    .selectFrom("contacts")
    .select([
      sql<boolean>`contacts.archived IS NOT NULL`.as("isArchived"),
      group.as("group"),
      sql<number>`count(*)::integer`.as("amount"),
      sql<number>`(count(*) FILTER (WHERE ${isMeant(filter)}))::integer`.as(
        "found",
      ),
      sql<number>`(count(*) FILTER (WHERE ${isMeant(filter)} AND ${isEmpty}))::integer`.as(
        "empty",
      ),
    ])
    .groupBy([sql`1`, sql`2`])
    .execute();
  const sumOf = (rows: typeof counted, what: "amount" | "found" | "empty") =>
    rows.reduce((sum, row) => sum + row[what], 0);
  const there = counted.filter((row) => row.isArchived === filter.archived);
  const each = (what: "amount" | "found") =>
    Object.fromEntries(
      contactGroups.map((group) => [
        group,
        sumOf(
          there.filter((row) => row.group === group),
          what,
        ),
      ]),
    ) as Record<ContactGroup, number>;
  const archived = counted.filter(({ isArchived }) => isArchived);
  return {
    total: sumOf(counted, "found"),
    archived: sumOf(archived, "amount"),
    amounts: each("amount"),
    found: each("found"),
    empty: sumOf(counted, "empty"),
  };
}

type PageQuery = {
  filter: ContactFilter;
  sort: ContactSort | null;
  page: number;
};

/** One page of the contacts that match a filter. For a page past the end, returns the last one. */
export async function findContactPage(
  db: Database,
  { filter, sort, page: requestedPage }: PageQuery,
) {
  const counted = await countContactsFor(db, { filter, sort });
  const { total, archived, amounts } = counted;
  const page = Math.min(requestedPage, pagesOf(total, contactPageSize));
  let skipped = (page - 1) * contactPageSize;
  const ids: string[] = [];
  for (const part of partsOf(sort, counted)) {
    const left = Math.min(contactPageSize - ids.length, part.size - skipped);
    if (left > 0)
      ids.push(
        ...(await findIdsOf(db, filter, { part, skipped, amount: left })),
      );
    skipped = Math.max(0, skipped - part.size);
  }
  const rows = await findContactsBy(db, ids);
  return { total, archived, amounts, page, rows };
}

type Slice = { part: Part; skipped: number; amount: number };

/** A range of a part. Skipping rows takes time, so a range in the second half is read backward from the end. */
async function findIdsOf(
  db: Database,
  filter: ContactFilter,
  { part, skipped, amount }: Slice,
): Promise<string[]> {
  const behind = part.size - skipped - amount;
  const isBackward = behind < skipped;
  const found = await db
    .selectFrom("contacts")
    .select("_id")
    .where(isMeant(filter))
    .where(sql<boolean>`${part.where ?? sql`true`}`)
    .orderBy(orderOf(part, isBackward))
    .limit(amount)
    .offset(isBackward ? behind : skipped)
    .execute();
  const ids = found.map(({ _id }) => _id);
  return isBackward ? ids.toReversed() : ids;
}

/** The existing contacts, in the given order. */
async function findContactsBy(db: Database, ids: string[]) {
  const found = await selectContacts(db)
    .where("contacts._id", "=", sql<string>`ANY(${ids})`)
    .execute();
  const byId = new Map(found.map((contact) => [contact._id, contact]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
