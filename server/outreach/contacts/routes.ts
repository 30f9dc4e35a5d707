import * as contract from "#shared/contract/outreach/contacts.ts";
import { everyContact } from "#shared/rules/outreach/contacts/view.ts";
import type { Services } from "#server/services.ts";
import { isPreview } from "#server/platform/http/preview-context.ts";
import { audit } from "#server/platform/audit-queries.ts";
import { createChange } from "#server/content/editing/change.ts";
import { readInBatches } from "#server/platform/db/batches.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { notFound } from "#server/platform/errors.ts";
import { lookupBySecret } from "#server/platform/limits/limits.ts";
import {
  type HandlerInput,
  type Route,
  route,
} from "#server/platform/http/route.ts";
import {
  createContact,
  saveContact,
  checkPhone,
  deleteContacts,
} from "./save.ts";
import { contactList } from "#server/outreach/erasure/erase-queries.ts";
import { contactListRoutes } from "./list/list-routes.ts";
import { findContactIds } from "./view-queries.ts";
import {
  findContact,
  findContactNews,
  findContacts,
  findContactsWith,
  findInvitedContact,
} from "./queries.ts";

export function contactRoutes(services: Services): Route[] {
  const { db, limits, config } = services;
  const change = createChange(services);

  /** Adds a contact. The stored reply names families, so it is deleted together with any of them. */
  function add<T>(
    { body, caller, once }: HandlerInput<typeof contract.createOneContact>,
    answer: (trx: Database, _id: string) => Promise<T>,
  ) {
    const about = () => contactList;
    return change(
      { caller, once: (work) => once(work, { about }) },
      { event: "contact_added" },
      async (trx) => answer(trx, await createContact(trx, config, body)),
    );
  }

  return [
    route(contract.readContact, async ({ params, caller }) => {
      if (isPreview()) throw notFound();
      const contact = await lookupBySecret(limits, caller.ip, () =>
        findInvitedContact(db, params.id),
      );
      if (!contact) throw notFound();
      return contact;
    }),

    route(contract.listContacts, async ({ caller: { user, ip } }) => {
      await audit(db, "contacts_read", { user: user._id, ip });
      const ids = await findContactIds(db, everyContact);
      return readInBatches(ids, (batch) => findContactsWith(db, batch));
    }),

    route(contract.listContactNews, () => findContactNews(db)),

    route(contract.createContact, (call) => add(call, findContacts)),

    route(contract.createOneContact, (call) =>
      add(call, async (trx, _id) => (await findContact(trx, _id))!),
    ),

    route(contract.saveContact, ({ params, body, caller }) =>
      change(
        { caller },
        { event: "contact_saved", subject: params.id },
        async (trx) => {
          await saveContact(trx, config, params.id, body);
          return (await findContact(trx, params.id))!;
        },
      ),
    ),

    route(contract.allowPhoneAgain, ({ params, caller }) =>
      change(
        { caller },
        { event: "phone_checked", subject: params.id },
        (trx) => checkPhone(trx, params.id),
      ),
    ),

    route(contract.deleteContacts, ({ body, caller }) =>
      db.transaction().execute(async (trx) => {
        await deleteContacts(trx, body.conts, caller);
        return findContacts(trx);
      }),
    ),

    ...contactListRoutes(services),
  ];
}
