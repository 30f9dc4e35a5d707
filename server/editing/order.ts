import { listLimits } from "#shared/rules/field-limits.ts";
import { isPermutation } from "#shared/rules/ordering.ts";
import type { Database } from "#server/db/connect.ts";
import { lock } from "#server/db/lock-queries.ts";
import { editedMeanwhile, notFound, refusal, refuse } from "#server/errors.ts";
import {
  findNextPlace,
  findOrder,
  updateActive,
  type List,
  updateOrder,
} from "./order-queries.ts";

/** Puts the whole list in this order, or nothing of it. */
export async function reorder(trx: Database, list: List, ids: string[]) {
  await lock(trx, `order of ${list}`);
  if (!isPermutation(ids, await findOrder(trx, list)))
    throw refusal(409, "order_outdated");
  await updateOrder(trx, list, ids);
}

/** The place behind all others; nobody else takes it before the transaction ends. */
export async function takeLastPlace(
  trx: Database,
  list: List,
): Promise<number> {
  await lock(trx, `order of ${list}`);
  const { amount, place } = await findNextPlace(trx, list);
  const most = listLimits[list];
  if (amount < most) return place;
  throw refuse(409, "list_full", { most });
}

/** Switches an item; with `before`, late it says so instead of switching it back. */
export async function toggleActive(
  trx: Database,
  list: List,
  _id: string,
  before: boolean | undefined,
) {
  if (await updateActive(trx, list, _id, before)) return;
  const isListed = (await findOrder(trx, list)).includes(_id);
  throw isListed ? editedMeanwhile() : notFound();
}
