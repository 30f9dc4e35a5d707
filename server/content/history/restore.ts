import {
  changesBetween,
  type ContentList,
  type ItemFields,
  type SiteContent,
} from "#shared/rules/content/site-content.ts";
import { withKnownFields } from "#server/content/drafts/write-items.ts";

type ItemName = { list: ContentList; id: string };

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
