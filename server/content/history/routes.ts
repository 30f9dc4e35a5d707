import * as contract from "#shared/contract/content/publications.ts";
import type { RefusalReason } from "#shared/contract/errors.ts";
import {
  changesBetween,
  type ItemFields,
  siteContentOf,
} from "#shared/rules/content/site-content.ts";
import {
  changeContentWith,
  createChange,
} from "#server/content/editing/change.ts";
import { saveDraft } from "#server/content/drafts/drafts.ts";
import { findDrafts, removeDraft } from "#server/content/drafts/queries.ts";
import type { Database } from "#server/platform/db/connect.ts";
import {
  editConflict,
  notFound,
  reasonOf,
  Refusal,
} from "#server/platform/errors.ts";
import { type Caller, type Route, route } from "#server/platform/http/route.ts";
import type { Services } from "#server/services.ts";
import {
  isOwnLatest,
  findLatest,
  findPublication,
  findPublications,
} from "#server/content/publications/queries.ts";
import {
  findContentRows,
  noContent,
} from "#server/content/publications/site-content.ts";
import { fieldsToRestore, hasFields, keyOf, restoreItems } from "./restore.ts";

const pageSize = 30;

export function publicationRoutes(services: Services): Route[] {
  const { db } = services;
  const change = changeContentWith(services, "restored");
  return [
    route(contract.listPublications, async ({ query, caller }) => {
      const rows = await findPublications(db, query, pageSize + 1);
      const publications = rows.slice(0, pageSize);
      const last = rows.length > pageSize ? publications.at(-1) : undefined;
      return {
        publications,
        latest: await latestNumber(db),
        isOwn: await isOwnLatest(db, caller.user._id),
        next: last ? String(last.number) : null,
      };
    }),

    route(contract.readPublication, async ({ params: { number }, query }) => {
      const { content, ...publication } = await read(db, number);
      const comparedWith = query.with ?? number - 1;
      const before =
        comparedWith === 0 ? noContent : (await read(db, comparedWith)).content;
      return {
        ...publication,
        comparedWith,
        latest: await latestNumber(db),
        changes: changesBetween(before, content),
      };
    }),

    route(contract.restorePublication, (call) => {
      const { number } = call.params;
      const about = {
        event: "content_restored",
        about: String(number),
      } as const;
      return change(call, about, async (trx) => {
        const { items, latest } = call.body;
        if (latest !== undefined && latest !== (await latestNumber(trx)))
          throw editConflict();
        const { content } = await read(trx, number);
        await restoreItems(trx, content, items);
      });
    }),

    route(contract.draftPublication, (call) => {
      const { number } = call.params;
      const about = { event: "draft_restored", about: String(number) } as const;
      return createChange(services)(call, about, async (trx) => {
        const { content } = await read(trx, number);
        const live = siteContentOf(await findContentRows(trx));
        const drafts = new Set((await findDrafts(trx)).map(keyOf));
        // A draft of an item that is as it was must not stay, either.
        const items = fieldsToRestore(live, content, call.body.items).filter(
          (item) => hasFields(item) || drafts.has(keyOf(item)),
        );
        const { replace } = call.body;
        await addDrafts(trx, call.caller.user, items, replace);
      });
    }),
  ];
}

async function read(db: Database, number: number) {
  const publication = await findPublication(db, number);
  if (!publication) throw notFound();
  return publication;
}

async function latestNumber(db: Database): Promise<number> {
  return (await findLatest(db))?.number ?? 0;
}

type DraftVersion = Parameters<typeof removeDraft>[1];

/** Starts drafts. If an item has a draft that is not listed in `replace`, refuses and names these drafts. */
async function addDrafts(
  trx: Database,
  user: Required<Caller>["user"],
  items: ItemFields[],
  replace: DraftVersion[],
) {
  const reasons: RefusalReason[] = [];
  for (const item of items)
    try {
      const seen = replace.find(
        ({ list, id }) => list === item.list && id === item.id,
      );
      if (seen) await removeDraft(trx, seen);
      await saveDraft(trx, user, { ...item, version: 0, isRestored: true });
    } catch (error) {
      const [draft] = await findDrafts(trx, item);
      if (!draft || !isEditConflict(error)) throw error;
      const { list, id, author, version } = draft;
      const values = { author, version };
      reasons.push(reasonOf("has_draft", values, `${list}.${id}`));
    }
  if (reasons.length > 0) throw new Refusal(409, reasons);
}

function isEditConflict(error: unknown): boolean {
  return error instanceof Refusal && error.hasCode("edited_meanwhile");
}
