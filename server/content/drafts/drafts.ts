import type { Draft } from "#shared/contract/content/drafts.ts";
import { checkChangedTexts } from "#shared/rules/content/check-changed-texts.ts";
import {
  changesBetween,
  type ContentList,
  isSameContent,
  type ItemFields,
  type SiteContent,
  withFields,
  siteContentOf,
} from "#shared/rules/content/site-content.ts";
import { checkItem, withKnownFields } from "./write-items.ts";
import {
  findContents,
  findLatest,
} from "#server/content/publications/queries.ts";
import {
  findContentRows,
  noContent,
} from "#server/content/publications/site-content.ts";
import { withoutTranslations } from "./one-sided.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { editConflict, notFound, refusal } from "#server/platform/errors.ts";
import {
  type DraftRow,
  findDrafts,
  insertDraft,
  removeDraft,
  updateDraft,
} from "./queries.ts";

/** What each draft would change on the site. Drafts that would change nothing are left out. */
export async function compareDrafts(
  db: Database,
  rows: DraftRow[],
  live: SiteContent,
): Promise<Draft[]> {
  const bases = await findContents(
    db,
    rows.map(({ base }) => base),
  );
  const drafts: Draft[] = [];
  for (const row of rows) {
    const { version, author, date } = row;
    const drafted = withFields(live, [row]);
    const [change] = changesBetween(live, drafted);
    if (!change) continue;
    const base = bases.get(row.base) ?? noContent;
    const conflicts = conflictsOf(row, base, live);
    const findings = await findingsIn(db, row, live, drafted);
    drafts.push({ ...change, version, author, date, conflicts, findings });
  }
  return drafts;
}

async function findingsIn(
  db: Database,
  row: DraftRow,
  live: SiteContent,
  drafted: SiteContent,
) {
  const { list, id } = row;
  if (list === "order") return [];
  const item = drafted[list][id] ?? {};
  const findings = checkChangedTexts(live[list][id] ?? {}, item);
  return withoutTranslations(db, row, item, findings);
}

/** The drafted fields that also changed on the site after the draft was started, and now differ from the draft. */
function conflictsOf(
  item: ItemFields,
  base: SiteContent,
  live: SiteContent,
): string[] {
  if (item.list === "order") return orderConflicts(item, base, live);
  const { list, id, fields } = item;
  const before = base[list][id] ?? {};
  const now = live[list][id] ?? {};
  return Object.keys(fields).filter(
    (field) =>
      !isSameContent(before[field], now[field]) &&
      !isSameContent(fields[field], now[field]),
  );
}

/** The conflicts of a drafted order. New items are no conflict, because the others keep their order. */
function orderConflicts(
  { id }: ItemFields,
  { order: before }: SiteContent,
  { order: now }: SiteContent,
): string[] {
  const list = id === "questions" ? "questions" : "concerns";
  const shared = now[list].filter((item) => before[list].includes(item));
  return isSameContent(before[list], shared) ? [] : ["order"];
}

type Author = { _id: string; name: string };
type Edit = ItemFields & {
  version?: number | undefined;
  base?: number | undefined;
  conflictsDecided?: boolean | undefined;
  /** Whether the fields are from an earlier publication. */
  isRestored?: boolean;
};

/** Adds fields to the draft of an item. Fields that are equal to the site leave the draft. */
export async function saveDraft(trx: Database, author: Author, edit: Edit) {
  const { list, id } = edit;
  const tables = await findContentRows(trx);
  const live = siteContentOf(tables);
  const existing = await findDifferent(trx, edit, live);
  const version = existing?.version ?? 0;
  if (edit.version !== undefined && edit.version !== version)
    throw editConflict();
  const isNew = hasItems(list) && !Object.hasOwn(live[list], id);
  const item = {
    list,
    id,
    fields: {
      ...(isNew && { active: true }),
      ...(existing && withKnownFields(existing).fields),
      ...edit.fields,
    },
  };
  const stored = [existing?.fields ?? {}, edit.isRestored ? item.fields : {}];
  const checked = { ...item, fields: await checkItem(item, tables, stored) };
  const fields = differingFields(live, checked);
  if (Object.keys(fields).length === 0) {
    if (existing) await discardDraft(trx, existing);
    return;
  }
  const latest = (await findLatest(trx))?.number ?? 0;
  if ((edit.base ?? 0) > latest) throw refusal(400, "invalid", "base");
  const row = {
    list,
    id,
    fields,
    base:
      (!edit.conflictsDecided && (await baseInConflict(trx, existing, live))) ||
      (edit.base ?? latest),
    user: author._id,
    author: author.name,
  };
  const isSaved = existing
    ? await updateDraft(trx, version, row)
    : await insertDraft(trx, row);
  if (!isSaved) throw editConflict();
}

/** The draft of the item. Deletes one that equals the site, because nobody can see it any more. */
async function findDifferent(
  trx: Database,
  { list, id }: ItemFields,
  live: SiteContent,
): Promise<DraftRow | undefined> {
  const [draft] = await findDrafts(trx, { list, id });
  if (!draft) return undefined;
  if (Object.keys(differingFields(live, draft)).length > 0) return draft;
  await discardDraft(trx, draft);
  return undefined;
}

/** The base of the draft if it has conflicts: with a newer base they would no longer be found. */
async function baseInConflict(
  trx: Database,
  draft: DraftRow | undefined,
  live: SiteContent,
): Promise<number | undefined> {
  if (!draft) return undefined;
  const { base } = draft;
  const content = (await findContents(trx, [base])).get(base) ?? noContent;
  return conflictsOf(draft, content, live).length > 0 ? base : undefined;
}

const hasItems = (list: ContentList) =>
  list === "concerns" || list === "questions";

/** All fields of a new item; otherwise the fields that differ from the site. */
function differingFields(live: SiteContent, item: ItemFields) {
  const [change] = changesBetween(live, withFields(live, [item]));
  const isDifferent = (name: string) =>
    change?.state === "added" ||
    change?.fields.some(({ field }) => field === name);
  return Object.fromEntries(
    Object.entries(item.fields).filter(([name]) => isDifferent(name)),
  );
}

type DraftName = { list: ContentList; id: string; version: number };

export async function discardDraft(trx: Database, draft: DraftName) {
  if (await removeDraft(trx, draft)) return;
  const [existing] = await findDrafts(trx, draft);
  throw existing ? editConflict() : notFound();
}
