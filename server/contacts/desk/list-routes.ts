import * as merge from "#shared/contract/contact-merge.ts";
import * as contract from "#shared/contract/contact-lists.ts";
import type { Services } from "#server/services.ts";
import { findContact } from "#server/contacts/queries.ts";
import { changeWith } from "#server/editing/change.ts";
import { type Route, route } from "#server/http/route.ts";
import { mergeContacts } from "./merge.ts";
import { createView, deleteView, saveView } from "./saved-views.ts";
import { findViews } from "./queries.ts";

/** Views that staff keep under a name, and two contacts that become one. */
export function listRoutes(services: Services): Route[] {
  const { db, config } = services;
  const change = changeWith(services);
  return [
    route(contract.listContactViews, () => findViews(db)),

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

    route(merge.mergeContacts, ({ body, caller, once }) =>
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
