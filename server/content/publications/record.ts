import { createHash } from "node:crypto";
import type { PublicationKind } from "#shared/contract/content/publications.ts";
import {
  changesBetween,
  type ItemChange,
  type SiteContent,
} from "#shared/rules/content/site-content.ts";
import { findItems } from "#server/content/tables/item-queries.ts";
import { findSettings } from "#server/content/tables/settings-queries.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { lock } from "#server/platform/db/lock-queries.ts";
import { findLatest, findPublication, insertPublication } from "./queries.ts";

type Author = { _id: string; name: string };

type Tables = Awaited<ReturnType<typeof findTables>>;

/** The rows that staff edit. */
export async function findTables(db: Database) {
  return {
    settings: await findSettings(db),
    concerns: await findItems(db, "concerns"),
    questions: await findItems(db, "questions"),
  };
}

/** The same as one value, without ids inside items and without versions, which only count saves. */
export function siteContentOf({
  settings: { information, ...sections },
  concerns,
  questions,
}: Tables): SiteContent {
  const { version: _version, ...texts } = information;
  return {
    settings: { ...sections, information: texts },
    concerns: byId(concerns),
    questions: byId(questions),
    order: { concerns: idsOf(concerns), questions: idsOf(questions) },
  };
}

type Item = { _id: string; version: number };

const byId = (items: Item[]) =>
  Object.fromEntries(
    items.map(({ _id, version: _version, ...fields }) => [_id, fields]),
  );

const idsOf = (items: Item[]) => items.map(({ _id }) => _id);

function hashOf(content: SiteContent): Buffer {
  return createHash("sha256").update(JSON.stringify(content)).digest();
}

/** The number of the publication that holds exactly this content, if it is the latest. */
export async function findNumberOf(
  db: Database,
  tables: Tables,
): Promise<number | undefined> {
  const latest = await findLatest(db);
  const isSame = latest?.hash.equals(hashOf(siteContentOf(tables)));
  return isSame ? latest?.number : undefined;
}

/** Before the first publication. */
export const noContent: SiteContent = {
  settings: {},
  concerns: {},
  questions: {},
  order: { concerns: [], questions: [] },
};

function summaryOf({ list, id, title, title_es, fields }: ItemChange) {
  const languages = new Set(fields.flatMap(({ language }) => language ?? []));
  return {
    list,
    id,
    title,
    title_es,
    fields: fields.map(({ field }) => field),
    languages: [...languages],
  };
}

/** Adds the current content as a publication, if it differs from the latest. */
async function record(trx: Database, how: PublicationKind, author?: Author) {
  const content = siteContentOf(await findTables(trx));
  const hash = hashOf(content);
  const latest = await findLatest(trx);
  if (latest?.hash.equals(hash)) return;
  const before = latest && (await findPublication(trx, latest.number));
  const changes = changesBetween(before?.content ?? noContent, content);
  await insertPublication(trx, {
    number: (latest?.number ?? 0) + 1,
    user: author?._id ?? null,
    who: author?.name ?? "",
    how,
    hash,
    changes: changes.map(summaryOf),
    content,
  });
}

/**
 * Changes the content and adds the new state as a publication. The lock comes after the change, so that a
 * refused change waits for nobody. A publication holds what is committed and this change.
 */
export async function publish<T>(
  trx: Database,
  { how, author }: { how: PublicationKind; author: Author },
  change: (trx: Database) => Promise<T>,
): Promise<T> {
  const result = await change(trx);
  await lock(trx, "content");
  await record(trx, how, author);
  return result;
}

/** Adds content that was changed without a publication: by an update, or by an older release. */
export async function recordOutsideChanges(db: Database) {
  await db.transaction().execute(async (trx) => {
    await lock(trx, "content");
    await record(trx, "started");
  });
}
