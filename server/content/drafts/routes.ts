import * as contract from "#shared/contract/content/drafts.ts";
import {
  type ContentList,
  siteContentOf,
} from "#shared/rules/content/site-content.ts";
import {
  changeContentWith,
  createChange,
} from "#server/content/editing/change.ts";
import { inSnapshot } from "#server/content/live/content.ts";
import { findLatest } from "#server/content/publications/queries.ts";
import { findContentRows } from "#server/content/publications/site-content.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { notFound } from "#server/platform/errors.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import { newId } from "#server/platform/ids.ts";
import type { Services } from "#server/services.ts";
import { compareDrafts, discardDraft, saveDraft } from "./drafts.ts";
import { publishDrafts } from "./publish.ts";
import { findDrafts } from "./queries.ts";

export function draftRoutes(services: Services): Route[] {
  const change = createChange(services);
  const changeContent = changeContentWith(services, "published");
  return [
    route(contract.listDrafts, () =>
      inSnapshot(services.db, async (trx) => {
        const live = siteContentOf(await findContentRows(trx));
        const rows = await findDrafts(trx);
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

    route(contract.publishDrafts, async (call) => {
      const { items, note, anyway } = call.body;
      const event = "content_published";
      const about = (hasFindings: boolean) => (hasFindings ? "findings" : "");
      await changeContent(call, { event, note, about }, (trx) =>
        publishDrafts(trx, items, anyway),
      );
    }),
  ];
}

async function refuseUnknownItem(trx: Database, list: ContentList, id: string) {
  const live = siteContentOf(await findContentRows(trx));
  if (Object.hasOwn(live[list], id)) return;
  const [draft] = await findDrafts(trx, { list, id });
  if (!draft) throw notFound();
}
