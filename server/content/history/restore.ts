import { notFound } from "#server/platform/errors.ts";
import {
  changesBetween,
  type ContentList,
  contentLists,
  type ItemFields,
  type SiteContent,
  siteContentOf,
} from "#shared/rules/content/site-content.ts";
import {
  withKnownFields,
  writeItems,
} from "#server/content/drafts/write-items.ts";
import { lockContentRows } from "#server/content/publications/site-content.ts";
import type { Database } from "#server/platform/db/connect.ts";

type ItemName = { list: ContentList; id: string };

/** Puts the named items, or all, back as they are in `target`. */
export async function restoreItems(
  trx: Database,
  target: SiteContent,
  names?: ItemName[],
) {
  const tables = await lockContentRows(trx);
  const items = fieldsToRestore(siteContentOf(tables), target, names);
  await writeItems(trx, items.filter(hasFields), tables);
}

export const hasFields = ({ fields }: ItemFields) =>
  Object.keys(fields).length > 0;

/**
 * Returns the fields that bring the named items, or all items, back to `target`; none for an item that is as it was.
 * Items that did not exist then become inactive. Fields that a newer release added stay. Throws for an unknown item.
 */
export function fieldsToRestore(
  live: SiteContent,
  target: SiteContent,
  names?: ItemName[],
): ItemFields[] {
  const changes = new Map(
    changesBetween(live, target).map((change) => [keyOf(change), change]),
  );
  const all = [...itemNamesIn(live), ...itemNamesIn(target)];
  const known = new Map(all.map((name) => [keyOf(name), name]));
  const keys = new Set(names?.map(keyOf) ?? known.keys());
  return [...keys].map((key) => {
    const name = known.get(key);
    if (!name) throw notFound();
    const { list, id } = name;
    const { state, fields } = changes.get(key) ?? { fields: [] };
    return {
      list,
      id,
      fields:
        state === "removed" && list !== "settings"
          ? inactive(fields)
          : formerFields(target, list, id, fields),
    };
  });
}

export const keyOf = ({ list, id }: ItemName) => `${list} ${id}`;

const itemNamesIn = (content: SiteContent): ItemName[] =>
  contentLists.flatMap((list) =>
    Object.keys(content[list]).map((id) => ({ list, id })),
  );

type Changes = { field: string; before: unknown }[];

function inactive(fields: Changes) {
  const isInactive = fields.some(
    ({ field, before }) => field === "active" && !before,
  );
  return isInactive ? {} : { active: false };
}

/** The former values of the changed fields. Skips fields that this release does not know. */
function formerFields(
  target: SiteContent,
  list: ContentList,
  id: string,
  changes: Changes,
) {
  if (changes.length === 0) return {};
  if (list === "order") return { order: target.order[id as "concerns"] };
  const former = withKnownFields({ list, id, fields: target[list][id] ?? {} });
  return Object.fromEntries(
    Object.entries(former.fields).filter(([name]) =>
      changes.some(({ field }) => field === name),
    ),
  );
}
