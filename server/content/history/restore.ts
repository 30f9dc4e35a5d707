import {
  changesBetween,
  type ContentList,
  type ItemFields,
  type SiteContent,
  siteContentOf,
} from "#shared/rules/content/site-content.ts";
import {
  withKnownFields,
  writeItems,
} from "#server/content/drafts/write-items.ts";
import { findContentRows } from "#server/content/publications/site-content.ts";
import { lockSettings } from "#server/content/tables/settings-queries.ts";
import type { Database } from "#server/platform/db/connect.ts";

type ItemName = { list: ContentList; id: string };

/** Puts the named items, or all, back as they are in `target`. */
export async function restoreItems(
  trx: Database,
  target: SiteContent,
  names?: ItemName[],
) {
  await lockSettings(trx);
  const tables = await findContentRows(trx);
  const fields = fieldsToRestore(siteContentOf(tables), target, names);
  await writeItems(trx, fields, tables);
}

/**
 * Returns the changes that bring the named items, or all items, back to `target`. Items that did not exist then
 * become inactive. Fields that a newer release added stay.
 */
export function fieldsToRestore(
  live: SiteContent,
  target: SiteContent,
  names?: ItemName[],
): ItemFields[] {
  const isNamed = ({ list, id }: ItemName) =>
    !names || names.some((name) => name.list === list && name.id === id);
  return changesBetween(live, target)
    .filter(isNamed)
    .map(({ list, id, state, fields }) => ({
      list,
      id,
      fields:
        state === "removed" && list !== "settings"
          ? inactive(fields)
          : formerFields(target, list, id, fields),
    }))
    .filter(({ fields }) => Object.keys(fields).length > 0);
}

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
  if (list === "order") return { order: target.order[id as "concerns"] };
  const former = withKnownFields({ list, id, fields: target[list][id] ?? {} });
  return Object.fromEntries(
    Object.entries(former.fields).filter(([name]) =>
      changes.some(({ field }) => field === name),
    ),
  );
}
