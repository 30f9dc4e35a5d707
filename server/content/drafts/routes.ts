import * as contract from "#shared/contract/content/drafts.ts";
import type { Draft } from "#shared/contract/content/drafts.ts";
import { followedTexts } from "#shared/rules/content/set-up.ts";
import type {
  ContentList,
  Fields,
} from "#shared/rules/content/site-content.ts";
import {
  changeContentWith,
  createChange,
} from "#server/content/editing/change.ts";
import { writeItems } from "./write-items.ts";
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
    route(contract.listDrafts, async ({ query }) => {
      const live = siteContentOf(await findTables(services.db));
      const rows = await findDrafts(services.db, query);
      const latest = await findLatest(services.db);
      return {
        drafts: await compareDrafts(services.db, rows, live),
        latest: latest?.number ?? 0,
      };
    }),

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
            const { fields, ...edit } = call.body;
            const items =
              list === "settings"
                ? await sectionsOf(trx, { [id]: fields })
                : [{ list, id, fields }];
            if (!isNew) await refuseUnknownItem(trx, list, id);
            for (const item of items)
              await saveDraft(trx, call.caller.user, {
                ...item,
                // The other section is not the one that was edited.
                ...(item.id === id && edit),
              });
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

/** Some texts follow another one as long as both are the same. */
async function sectionsOf(trx: Database, changes: Record<string, Fields>) {
  const { settings } = siteContentOf(await findTables(trx));
  const sections = Object.entries(followedTexts(settings, changes));
  return sections.map(([id, fields]) => ({
    list: "settings" as const,
    id,
    fields: fields ?? {},
  }));
}

type Named = { list: ContentList; id: string; version: number };

async function publish(trx: Database, items: Named[], anyway = false) {
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

const isSameDraft = (one: Named, other: Named) =>
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
