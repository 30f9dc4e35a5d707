import * as contract from "#shared/contract/contacts.ts";
import type { Services } from "#server/services.ts";
import { audit } from "#server/audit-queries.ts";
import { changeWith } from "#server/editing/change.ts";
import { notFound } from "#server/errors.ts";
import type { Once } from "#server/idempotency/idempotency.ts";
import { lookupBySecret } from "#server/limits/limits.ts";
import { type Route, route } from "#server/http/route.ts";
import {
  createContact,
  saveContact,
  checkPhone,
  deleteContacts,
} from "./save.ts";
import { contactList } from "./delete-queries.ts";
import { deskRoutes } from "./desk/desk-routes.ts";
import { listRoutes } from "./desk/list-routes.ts";
import {
  findContact,
  findContactNews,
  findContacts,
  findInvitedContact,
} from "./queries.ts";

export function contactRoutes(services: Services): Route[] {
  const { db, limits, config } = services;
  const change = changeWith(services);
  return [
    route(contract.readContact, async ({ params, caller }) => {
      const contact = await lookupBySecret(limits, caller.ip, () =>
        findInvitedContact(db, params.id),
      );
      if (!contact) throw notFound();
      return contact;
    }),

    route(contract.listContacts, async ({ caller: { user, ip } }) => {
      await audit(db, "contacts_read", { user: user._id, ip });
      return findContacts(db);
    }),

    route(contract.listContactNews, () => findContactNews(db)),

    route(contract.createContact, ({ body, caller, once: runOnce }) => {
      const once: Once = (work) => runOnce(work, { about: () => contactList });
      return change(
        { caller, once },
        { event: "contact_added" },
        async (trx) => {
          await createContact(trx, config, body);
          return findContacts(trx);
        },
      );
    }),

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

    route(contract.deleteDeadPhone, ({ params, caller }) =>
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

    ...deskRoutes(services),
    ...listRoutes(services),
  ];
}
