import * as contract from "#shared/contract/outreach/contact-lists.ts";
import type { Services } from "#server/services.ts";
import { findContact } from "#server/outreach/contacts/queries.ts";
import { createChange } from "#server/content/editing/change.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import { mergeContacts } from "#server/outreach/contacts/merge.ts";

/** The route that merges two contacts. */
export function contactViewRoutes(services: Services): Route[] {
  const { config } = services;
  const change = createChange(services);
  return [
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
