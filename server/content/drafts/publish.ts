import type { Draft } from "#shared/contract/content/drafts.ts";
import {
  type ContentList,
  siteContentOf,
} from "#shared/rules/content/site-content.ts";
import { lockContentRows } from "#server/content/publications/site-content.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { editConflict, Refusal, reasonOf } from "#server/platform/errors.ts";
import { compareDrafts, discardDraft } from "./drafts.ts";
import { findDrafts } from "./queries.ts";
import { writeItems } from "./write-items.ts";

type DraftVersion = { list: ContentList; id: string; version: number };

/**
 * Publishes drafts. Refuses if a draft has another version or a conflict, and also, unless `anyway`, if it has findings.
 * Returns whether there are findings.
 */
export async function publishDrafts(
  trx: Database,
  items: DraftVersion[],
  anyway = false,
): Promise<boolean> {
  const tables = await lockContentRows(trx);
  const rows = (await findDrafts(trx)).filter((row) =>
    items.some((item) => isSameDraft(item, row)),
  );
  if (rows.length < items.length) throw editConflict();
  const drafts = await compareDrafts(trx, rows, siteContentOf(tables));
  refuseConflicts(drafts);
  if (!anyway) refuseFindings(drafts);
  await writeItems(trx, rows, tables);
  for (const row of rows) await discardDraft(trx, row);
  return drafts.some(({ findings }) => findings.length > 0);
}

const isSameDraft = (one: DraftVersion, other: DraftVersion) =>
  one.list === other.list &&
  one.id === other.id &&
  one.version === other.version;

function refuseConflicts(drafts: Draft[]) {
  refuseFields("edited_meanwhile", drafts, ({ conflicts }) => conflicts);
}

function refuseFindings(drafts: Draft[]) {
  refuseFields("check_languages", drafts, ({ findings }) =>
    findings.map(({ field }) => field),
  );
}

function refuseFields(
  code: "edited_meanwhile" | "check_languages",
  drafts: Draft[],
  fieldsOf: (draft: Draft) => string[],
) {
  const reasons = drafts.flatMap((draft) =>
    fieldsOf(draft).map((field) =>
      reasonOf(code, {}, `${draft.list}.${draft.id}.${field}`),
    ),
  );
  if (reasons.length > 0) throw new Refusal(409, reasons);
}
