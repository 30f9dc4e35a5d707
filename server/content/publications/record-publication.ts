import { createHash } from "node:crypto";
import type { PublicationKind } from "#shared/contract/content/publications.ts";
import {
  changesBetween,
  type ItemChange,
  type SiteContent,
  siteContentOf,
} from "#shared/rules/content/site-content.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { lock } from "#server/platform/db/lock-queries.ts";
import { findLatest, findPublication, insertPublication } from "./queries.ts";
import {
  findContentRows,
  noContent,
  type ContentRows,
} from "#server/content/publications/site-content.ts";

type Author = { _id: string; name: string };

/** The origin of a change. Has no author if no user made the change. */
type Origin = {
  kind: PublicationKind;
  author?: Author;
  note?: string | undefined;
};

function hashOf(content: SiteContent): Buffer {
  return createHash("sha256").update(JSON.stringify(content)).digest();
}

/** The number of the publication that holds exactly this content, if it is the latest. */
export async function findNumberOf(
  db: Database,
  tables: ContentRows,
): Promise<number | undefined> {
  const latest = await findLatest(db);
  const isSame = latest?.hash.equals(hashOf(siteContentOf(tables)));
  return isSame ? latest?.number : undefined;
}

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
async function record(trx: Database, { kind, author, note = "" }: Origin) {
  const content = siteContentOf(await findContentRows(trx));
  const hash = hashOf(content);
  const latest = await findLatest(trx);
  if (latest?.hash.equals(hash)) return;
  const before = latest && (await findPublication(trx, latest.number));
  const changes = changesBetween(before?.content ?? noContent, content);
  await insertPublication(trx, {
    number: (latest?.number ?? 0) + 1,
    user: author?._id ?? null,
    who: author?.name ?? "",
    how: kind,
    note,
    hash,
    changes: changes.map(summaryOf),
    content,
  });
}

/**
 * Changes the content and adds the new state as a publication: all committed changes and this one. Takes the lock
 * only after the change, so that a refused change does not have to wait.
 */
export async function publish<T>(
  trx: Database,
  origin: Origin,
  change: (trx: Database) => Promise<T>,
): Promise<T> {
  const result = await change(trx);
  await lock(trx, "content");
  await record(trx, origin);
  return result;
}

/** Adds a publication for content that was changed without one, by an update or an older release. */
export async function recordOutsideChanges(db: Database) {
  await db.transaction().execute(async (trx) => {
    await lock(trx, "content");
    await record(trx, { kind: "started" });
  });
}
