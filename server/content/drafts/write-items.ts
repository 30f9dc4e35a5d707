import { z } from "zod";
import { createConcern } from "#shared/contract/content/concerns.ts";
import { createQuestion } from "#shared/contract/content/questions.ts";
import {
  type EditedSettings,
  editedSettings,
  saveSettings,
} from "#shared/contract/content/settings.ts";
import { id } from "#shared/contract/fields.ts";
import { listLimits } from "#shared/rules/field-limits.ts";
import {
  type Fields,
  type ItemFields,
  siteContentOf,
} from "#shared/rules/content/site-content.ts";
import {
  findOrder,
  type ItemList,
  updateItem,
  updateOrder,
} from "#server/content/tables/item-queries.ts";
import { refuseEmptyLine } from "#server/content/settings/refuse-empty-line.ts";
import {
  findSettings,
  mergeSettings,
} from "#server/content/tables/settings-queries.ts";
import { type ContentRows } from "#server/content/publications/site-content.ts";
import {
  refusePurposeTwice,
  refuseUnknownConcern,
} from "#server/content/questions/checks.ts";
import {
  refuseFutureSignature,
  refuseSignature,
} from "#server/content/concerns/refuse-signature.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { editConflict, Refusal, refusalOf } from "#server/platform/errors.ts";
import {
  cleanItem,
  createItem,
  type WrittenItem,
} from "#server/content/editing/items.ts";

const order = z.strictObject({
  order: z.array(id).max(Math.max(listLimits.concerns, listLimits.questions)),
});

const bodies = {
  concerns: createConcern.body,
  questions: createQuestion.body,
};

/**
 * Writes the given fields of several items; an id that does not exist becomes a new item. All rules for saving
 * apply. `tables` comes from `lockContentRows`. Throws a conflict if a concern or question has changed since.
 */
export async function writeItems(
  trx: Database,
  items: ItemFields[],
  tables: ContentRows,
) {
  const ofList = (list: ItemFields["list"]) =>
    items.filter((item) => item.list === list).map(withKnownFields);
  for (const item of ofList("settings"))
    await mergeSettings(trx, { [item.id]: checkSection(item) });
  if (ofList("settings").some(({ id }) => id === "visit"))
    refuseEmptyLine(await findSettings(trx));
  for (const list of ["concerns", "questions"] as const)
    if (ofList(list).length > 0)
      await writeList(trx, list, ofList(list), tables);
  for (const { id, fields } of ofList("order"))
    await writeOrder(trx, id as ItemList, fields["order"] as string[]);
}

/** Returns the fields cleaned, or refuses them as saving would. Accepts the signatures of `stored`. */
export async function checkItem(
  item: ItemFields,
  tables: ContentRows,
  stored: Fields[],
): Promise<Fields> {
  if (item.list === "settings") return checkSection(item);
  if (item.list === "order") return parsed(order, item.fields);
  const whole = await checkWhole(item.list, item, tables);
  if (item.list === "concerns") {
    const live = siteContentOf(tables).concerns[item.id];
    const items = stored.map((fields) => ({ ...live, ...fields }));
    refuseSignature(whole, live, ...items);
  }
  return picked(whole, item.fields);
}

function checkSection({ id, fields }: ItemFields): Fields {
  const body = parsed(saveSettings.body, { [id]: fields });
  return body[id as keyof EditedSettings] ?? {};
}

async function checkWhole(
  list: ItemList,
  { id, fields }: ItemFields,
  tables: ContentRows,
): Promise<WrittenItem> {
  const live = siteContentOf(tables)[list][id];
  return cleanItem(list, parsed(bodies[list], { ...live, ...fields }));
}

async function writeList(
  trx: Database,
  list: ItemList,
  items: ItemFields[],
  tables: ContentRows,
) {
  for (const item of items)
    await namingItem(item, async () => {
      const whole = await checkWhole(list, item, tables);
      await refuseUnknownConcern(trx, whole);
      const row = tables[list].find(({ _id }) => _id === item.id);
      if (list === "concerns") refuseFutureSignature(whole, row);
      if (!row) return createItem(trx, list, { ...whole, _id: item.id });
      const fields = picked(whole, item.fields);
      if (!(await updateItem(trx, list, item.id, fields, row.version)))
        throw editConflict();
    });
  if (list === "questions") await refusePurposeTwice(trx);
}

/** Items that are not in `ids` follow the others. */
async function writeOrder(trx: Database, list: ItemList, ids: string[]) {
  const current = await findOrder(trx, list);
  const named = ids.filter((id) => current.includes(id));
  const others = current.filter((id) => !named.includes(id));
  await updateOrder(trx, list, [...named, ...others]);
}

/** Removes the fields of a newer or older release, which this release does not have. */
export function withKnownFields(item: ItemFields): ItemFields {
  const { list, id, fields } = item;
  if (list === "order") return item;
  const sections: Record<string, { shape: object }> = editedSettings.shape;
  const shape = (list === "settings" ? sections[id] : bodies[list])?.shape;
  const isKnown = ([field]: [string, unknown]) => shape && field in shape;
  return {
    list,
    id,
    fields: Object.fromEntries(Object.entries(fields).filter(isKnown)),
  };
}

/** The values in `item` of the fields named in `fields`. */
function picked(item: Fields, fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(item).filter(([field]) => field in fields),
  );
}

/** Refusals of several items say which item they mean: `concerns.{id}.name`. */
async function namingItem<T>({ list, id }: ItemFields, work: () => Promise<T>) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const reasons = error.errors.map(({ field, ...reason }) => ({
      ...reason,
      field: [list, id, ...(field === undefined ? [] : [field])].join("."),
    }));
    throw new Refusal(error.status, reasons, error.retryAfter);
  }
}

function parsed<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw refusalOf(result.error, value);
}
