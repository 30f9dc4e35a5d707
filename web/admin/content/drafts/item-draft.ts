import type { Draft } from "#shared/contract/content/drafts.ts";
import type { ContentList } from "#shared/rules/content/site-content.ts";
import type { SaveMode } from "#web/admin/form/use-admin-form.ts";
import { differences } from "#web/admin/form/merge.ts";
import { pick } from "#web/core/objects.ts";
import { call } from "#web/core/calls/call.ts";

/** All drafts, and the number of the version that is on the site. */
export const loadDrafts = () => call("GET /api/drafts", {});

type Drafts = Awaited<ReturnType<typeof loadDrafts>>;

/** The draft of the edited item, if there is one, and the version of the site on which the form is based. */
export type DraftState = {
  draft?: Draft | undefined;
  latest?: number | undefined;
};

export function draftStateOf(
  { drafts, latest }: Drafts,
  list: ContentList,
  id: string,
  mode: SaveMode,
): DraftState {
  const isOfItem = (draft: Draft) => draft.list === list && draft.id === id;
  return { draft: mode === "live" ? undefined : drafts.find(isOfItem), latest };
}

/** The item with its drafted fields. */
export function withDraft<Item extends object>(
  item: Item,
  draft: Draft | undefined,
): Item {
  const fields = draft?.fields.map(({ field, after }) => [field, after]) ?? [];
  return { ...item, ...(Object.fromEntries(fields) as Partial<Item>) };
}

export type DraftTarget = DraftState & { list: ContentList; id: string };

/** The fields that differ from `before`, or all fields of a new item. */
export function changedFields<Content extends object>(
  content: Content,
  before: Content | undefined,
): object {
  return before ? pick(content, differences(content, before)) : { ...content };
}

/** Saves the fields in the draft of the item. The id `new` starts a new item. */
export async function saveToDraft(
  { list, id, draft, latest }: DraftTarget,
  fields: object,
) {
  return call("PUT /api/drafts/:list/:id", {
    params: { list, id },
    body: {
      fields: { ...fields },
      version: draft?.version ?? 0,
      ...(latest !== undefined && { base: latest }),
    },
  });
}

type SavedDraft = Awaited<ReturnType<typeof saveToDraft>>;

/** Publishes these drafts. Skips drafts that equal the site. */
export async function publishSaved(saved: SavedDraft[]) {
  const items = saved.flatMap(({ version, ...item }) =>
    version === null ? [] : [{ ...item, version }],
  );
  if (items.length > 0)
    await call("POST /api/publications", { body: { items } });
}
