import * as contract from "#shared/contract/outreach/contact-lists.ts";
import type { ParsedInputOf } from "#shared/contract/endpoint.ts";
import { listLimits } from "#shared/rules/field-limits.ts";
import type { Services } from "#server/services.ts";
import { findContact } from "#server/outreach/contacts/queries.ts";
import { createChange } from "#server/content/editing/change.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { lock } from "#server/platform/db/lock-queries.ts";
import { notFound, refusal, refuse } from "#server/platform/errors.ts";
import { mergeContacts } from "#server/outreach/contacts/merge.ts";
import { newId } from "#server/platform/ids.ts";
import * as rows from "./queries.ts";

/** Routes for saved views and for merging two contacts. */
export function contactViewRoutes(services: Services): Route[] {
  const { db, config } = services;
  const change = createChange(services);
  return [
    route(contract.listContactViews, () => rows.findViews(db)),

    route(contract.createContactView, ({ body, caller, once }) =>
      change({ caller, once }, { event: "contact_view_saved" }, (trx) =>
        createView(trx, body),
      ),
    ),

    route(contract.saveContactView, ({ params, body, caller }) =>
      change(
        { caller },
        { event: "contact_view_saved", subject: params.id },
        (trx) => saveView(trx, { _id: params.id, ...body }),
      ),
    ),

    route(contract.deleteContactView, ({ params, caller }) =>
      change(
        { caller },
        { event: "contact_view_deleted", subject: params.id },
        (trx) => deleteView(trx, params.id),
      ),
    ),

    route(contract.mergeContacts, ({ body, caller, once }) =>
      change(
        { caller, once },
        { event: "contacts_merged", subject: body.keep._id },
        async (trx) => {
          await mergeContacts(trx, config, body);
          return (await findContact(trx, body.keep._id))!;
        },
      ),
    ),
  ];
}

type GivenView = ParsedInputOf<typeof contract.createContactView>["body"];

/** Saves a view under an unused name. Returns all saved views. */
async function createView(trx: Database, fields: GivenView) {
  const view = { _id: newId(), ...fields };
  await lock(trx, "contact views");
  if ((await rows.findViews(trx)).length >= listLimits.views)
    throw refuse(409, "list_full", { most: listLimits.views });
  if (await rows.isNameTaken(trx, view))
    throw refusal(409, "view_known", "name");
  await rows.insertView(trx, view);
  return rows.findViews(trx);
}

async function saveView(trx: Database, view: { _id: string; name: string }) {
  await lock(trx, "contact views");
  if (await rows.isNameTaken(trx, view))
    throw refusal(409, "view_known", "name");
  if (!(await rows.updateView(trx, view))) throw notFound();
  return rows.findViews(trx);
}

async function deleteView(trx: Database, _id: string) {
  if (!(await rows.deleteView(trx, _id))) throw notFound();
  return rows.findViews(trx);
}
