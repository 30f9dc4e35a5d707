import type { WrittenConcern } from "#shared/contract/content/concerns.ts";
import type { WrittenQuestion } from "#shared/contract/content/questions.ts";
import { listLimits } from "#shared/rules/field-limits.ts";
import { isPermutation } from "#shared/rules/quiz/ordering.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { lock } from "#server/platform/db/lock-queries.ts";
import {
  editConflict,
  notFound,
  refusal,
  refuse,
} from "#server/platform/errors.ts";
import * as queries from "./item-queries.ts";
import type { List } from "./item-queries.ts";
import { cleanRichTexts } from "./rich-text.ts";

export type Written = WrittenConcern | WrittenQuestion;

export const formattedFields = {
  concerns: ["content", "content_es", "childrencontent", "childrencontent_es"],
  questions: ["description", "description_es"],
} as const;

/** The same item with nothing in its formatted texts that could do harm. */
export function cleanItem<T extends Written>(list: List, item: T): Promise<T> {
  return cleanRichTexts(item, formattedFields[list]);
}

/** Adds an item behind all others. */
export async function createItem(
  trx: Database,
  list: List,
  item: Written & { _id: string },
) {
  const position = await takeLastPlace(trx, list);
  await queries.insertItems(trx, list, [{ ...item, position }]);
}

/** The place behind all others; nobody else takes it before the transaction ends. */
async function takeLastPlace(trx: Database, list: List): Promise<number> {
  await lock(trx, `order of ${list}`);
  const { amount, place } = await queries.findNextPlace(trx, list);
  const most = listLimits[list];
  if (amount < most) return place;
  throw refuse(409, "list_full", { most });
}

/** Writes the fields that are given, if the item still has this version. */
export async function saveItem(
  trx: Database,
  list: List,
  _id: string,
  { version, ...content }: Written & { version?: number | undefined },
) {
  if (await queries.updateItem(trx, list, _id, content, version)) return;
  throw await lateOrUnknown(trx, list, _id);
}

/** Toggles an item. With `before`, refuses if it no longer has that state. */
export async function toggleItem(
  trx: Database,
  list: List,
  _id: string,
  before: boolean | undefined,
) {
  if (await queries.updateActive(trx, list, _id, before)) return;
  throw await lateOrUnknown(trx, list, _id);
}

async function lateOrUnknown(trx: Database, list: List, _id: string) {
  const isListed = await queries.isListed(trx, list, _id);
  return isListed ? editConflict() : notFound();
}

/** Puts the whole list in this order, or nothing of it. */
export async function reorderItems(trx: Database, list: List, ids: string[]) {
  await lock(trx, `order of ${list}`);
  if (!isPermutation(ids, await queries.findOrder(trx, list)))
    throw refusal(409, "order_outdated");
  await queries.updateOrder(trx, list, ids);
}
