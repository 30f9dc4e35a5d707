import type { WrittenConcern } from "#shared/contract/content/concerns.ts";
import type { WrittenQuestion } from "#shared/contract/content/questions.ts";
import { listLimits } from "#shared/rules/field-limits.ts";
import { isPermutation } from "#shared/rules/quiz/ordering.ts";
import type { Database } from "#server/platform/db/connect.ts";
import {
  editConflict,
  notFound,
  refusal,
  refuse,
} from "#server/platform/errors.ts";
import * as queries from "#server/content/tables/item-queries.ts";
import type { ItemList } from "#server/content/tables/item-queries.ts";
import { cleanRichTexts } from "./rich-text.ts";

export type WrittenItem = WrittenConcern | WrittenQuestion;

export const formattedFields = {
  concerns: ["content", "content_es", "childrencontent", "childrencontent_es"],
  questions: ["description", "description_es"],
} as const;

/** Removes unsafe HTML from the item's rich texts. */
export function cleanItem<T extends WrittenItem>(
  list: ItemList,
  item: T,
): Promise<T> {
  return cleanRichTexts(item, formattedFields[list]);
}

export async function createItem(
  trx: Database,
  list: ItemList,
  item: WrittenItem & { _id: string },
) {
  const position = await takeLastPlace(trx, list);
  await queries.insertItems(trx, list, [{ ...item, position }]);
}

/** The position after the last item, locked until the transaction ends. */
async function takeLastPlace(trx: Database, list: ItemList): Promise<number> {
  await queries.lockOrder(trx, list);
  const { amount, place } = await queries.findNextPlace(trx, list);
  const most = listLimits[list];
  if (amount < most) return place;
  throw refuse(409, "list_full", { most });
}

/** Saves the given fields. Throws a conflict if the item has another version. */
export async function saveItem(
  trx: Database,
  list: ItemList,
  _id: string,
  { version, ...content }: WrittenItem & { version?: number | undefined },
) {
  if (await queries.updateItem(trx, list, _id, content, version)) return;
  throw await conflictOrNotFound(trx, list, _id);
}

/** Toggles an item. With `before`, refuses if it no longer has that state. */
export async function toggleItem(
  trx: Database,
  list: ItemList,
  _id: string,
  before: boolean | undefined,
) {
  if (await queries.updateActive(trx, list, _id, before)) return;
  throw await conflictOrNotFound(trx, list, _id);
}

async function conflictOrNotFound(trx: Database, list: ItemList, _id: string) {
  const isListed = await queries.isListed(trx, list, _id);
  return isListed ? editConflict() : notFound();
}

/** Throws `order_outdated` unless the ids are exactly those of the list. */
export async function reorderItems(
  trx: Database,
  list: ItemList,
  ids: string[],
) {
  await queries.lockOrder(trx, list);
  if (!isPermutation(ids, await queries.findOrder(trx, list)))
    throw refusal(409, "order_outdated");
  await queries.updateOrder(trx, list, ids);
}
