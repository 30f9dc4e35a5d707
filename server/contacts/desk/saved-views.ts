import type * as contract from "#shared/contract/contact-lists.ts";
import type { ParsedInputOf } from "#shared/contract/endpoint.ts";
import { listLimits } from "#shared/rules/field-limits.ts";
import type { Database } from "#server/db/connect.ts";
import { lock } from "#server/db/lock-queries.ts";
import { notFound, refusal, refuse } from "#server/errors.ts";
import { newId } from "#server/ids.ts";
import * as queries from "./queries.ts";

type Given = ParsedInputOf<typeof contract.createContactView>["body"];

/** Keeps a view under a name that no other one has; answers all of them. */
export async function createView(trx: Database, given: Given) {
  await lock(trx, "contact views");
  const views = await queries.findViews(trx);
  if (views.length >= listLimits.views)
    throw refuse(409, "list_full", { most: listLimits.views });
  if (!(await queries.insertView(trx, { _id: newId(), ...given })))
    throw refusal(409, "view_known", "name");
  return queries.findViews(trx);
}

export async function saveView(
  trx: Database,
  view: { _id: string; name: string },
) {
  await lock(trx, "contact views");
  if (await queries.isNameTaken(trx, view))
    throw refusal(409, "view_known", "name");
  if (!(await queries.updateView(trx, view))) throw notFound();
  return queries.findViews(trx);
}

export async function deleteView(trx: Database, _id: string) {
  if (!(await queries.deleteView(trx, _id))) throw notFound();
  return queries.findViews(trx);
}
