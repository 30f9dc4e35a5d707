import type { ComparedItem } from "#shared/contract/content/publications.ts";
import type { ItemFields } from "#shared/rules/content/site-content.ts";

const fieldsOf =
  (side: "before" | "after") =>
  ({ list, id, fields }: ComparedItem): ItemFields => ({
    list,
    id,
    fields: Object.fromEntries(
      fields.map((change) => [change.field, change[side]]),
    ),
  });

/** The changed fields of an item as they were before, and as they are after the change. */
export const fieldsBefore = fieldsOf("before");
export const fieldsAfter = fieldsOf("after");
