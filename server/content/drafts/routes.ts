import * as contract from "#shared/contract/content/drafts.ts";
import type { Draft } from "#shared/contract/content/drafts.ts";
import type { ContentList } from "#shared/rules/content/site-content.ts";
import {
  changeContentWith,
  createChange,
} from "#server/content/editing/change.ts";
import { writeItems } from "./write-items.ts";
import { inSnapshot } from "#server/content/published/content.ts";
import { findLatest } from "#server/content/publications/queries.ts";
import {
  findTables,
  siteContentOf,
} from "#server/content/publications/site-content.ts";
import { lockSettings } from "#server/content/tables/settings-queries.ts";
import type { Database } from "#server/platform/db/connect.ts";
import {
  editConflict,
  notFound,
  Refusal,
  reasonOf,
} from "#server/platform/errors.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import { newId } from "#server/platform/ids.ts";
import type { Services } from "#server/services.ts";
import { compareDrafts, discardDraft, saveDraft } from "./drafts.ts";
import { findDrafts } from "./queries.ts";

export function draftRoutes(services: Services): Route[] {
  const change = createChange(services);
  const changeContent = changeContentWith(services, "published");
  return [
    route(contract.listDrafts, ({ query }) =>
      inSnapshot(services.db, async (trx) => {
        const live = siteContentOf(await findTables(trx));
        const rows = await findDrafts(trx, query);
        const latest = await findLatest(trx);
        return {
          drafts: await compareDrafts(trx, rows, live),
          latest: latest?.number ?? 0,
        };
      }),
    ),

    route(
      contract.saveDraft,
      (call) => {
        const { list } = call.params;
        const isNew =
          call.params.id === "new" &&
          (list === "concerns" || list === "questions");
        const id = isNew ? newId() : call.params.id;
        return change(
          call,
          { event: "draft_saved", subject: id },
          async (trx) => {
            if (!isNew) await refuseUnknownItem(trx, list, id);
            await saveDraft(trx, call.caller.user, { list, id, ...call.body });
            const [draft] = await findDrafts(trx, { list, id });
            return { list, id, version: draft?.version ?? null };
          },
        );
      },
      { isLong: true },
    ),

    route(contract.deleteDraft, (call) => {
      const draft = { ...call.params, ...call.body };
      return change(
        call,
        { event: "draft_discarded", subject: draft.id },
        (trx) => discardDraft(trx, draft),
      );
    }),

    route(contract.publishDrafts, (call) => {
      const { items, note, anyway } = call.body;
      const about = anyway ? "findings" : "";
      const event = "content_published";
      return changeContent(call, { event, note, about }, (trx) =>
        publish(trx, items, anyway),
      );
    }),
  ];
}

async function refuseUnknownItem(trx: Database, list: ContentList, id: string) {
  const live = siteContentOf(await findTables(trx));
  if (Object.hasOwn(live[list], id)) return;
  const [draft] = await findDrafts(trx, { list, id });
  if (!draft) throw notFound();
}

type DraftVersion = { list: ContentList; id: string; version: number };

async function publish(trx: Database, items: DraftVersion[], anyway = false) {
  await lockSettings(trx);
  const rows = (await findDrafts(trx)).filter((row) =>
    items.some((item) => isSameDraft(item, row)),
  );
  if (rows.length < items.length) throw editConflict();
  const tables = await findTables(trx);
  const drafts = await compareDrafts(trx, rows, siteContentOf(tables));
  refuseConflicts(drafts);
  if (!anyway) refuseFindings(drafts);
  await writeItems(trx, rows, tables);
  for (const row of rows) await discardDraft(trx, row);
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
