import {
  type SiteContent,
  siteContentOf,
} from "#shared/rules/content/site-content.ts";
import { findDrafts, insertDraft } from "#server/content/drafts/queries.ts";
import { findLatest } from "#server/content/publications/queries.ts";
import { findContentRows } from "#server/content/publications/site-content.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { Headers } from "#bench/staff.ts";
import { askJson } from "./site.ts";

/** Fields that hold an address, a day, an id or a choice instead of words. */
export const notWords =
  /^(_id|concern|purpose|url|photo|videolink|videolink_es|icon\d_e[ns]|reviewedon|checkby|logo|website|phone)$/;

/** Replaces every text in the value by this word. */
export function withWord<T>(value: T, word: string): T {
  if (typeof value === "string") return word as T;
  if (Array.isArray(value))
    return value.map((each: unknown) => withWord(each, word)) as T;
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    notWords.test(name) ? field : withWord(field as unknown, word),
  ]);
  return Object.fromEntries(fields) as T;
}

export type DraftName = { list: string; id: string; version: number };

export const readSiteContent = async (db: Database) =>
  siteContentOf(await findContentRows(db));

/** Drafts a word in every text of the site. `wordOf` returns the word for each list. Returns all drafts. */
export async function draftWords(
  db: Database,
  content: SiteContent,
  wordOf: (list: "settings" | "concerns" | "questions") => string,
): Promise<DraftName[]> {
  const base = (await findLatest(db))?.number ?? 0;
  const by = { base, user: null, author: "Staff" };
  return db.transaction().execute(async (trx) => {
    for (const list of ["settings", "concerns", "questions"] as const)
      for (const [id, whole] of Object.entries(content[list])) {
        const fields = withWord(whole, wordOf(list));
        await insertDraft(trx, { list, id, fields, ...by });
      }
    const drafts = await findDrafts(trx);
    return drafts.map(({ list, id, version }) => ({ list, id, version }));
  });
}

export function postPublication(
  url: string,
  headers: Headers,
  items: DraftName[],
) {
  const body = { items, anyway: true };
  return askJson(url, "POST /api/publications", { body, headers });
}
