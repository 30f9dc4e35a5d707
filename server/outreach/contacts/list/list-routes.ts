import * as view from "#shared/contract/outreach/contact-lists.ts";
import * as contract from "#shared/contract/outreach/contacts.ts";
import type { Services } from "#server/services.ts";
import type { Act } from "#shared/rules/staff/acts.ts";
import { audit, auditUnlessRecent } from "#server/platform/audit-queries.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { notFound, refuse } from "#server/platform/errors.ts";
import { type Caller, type Route, route } from "#server/platform/http/route.ts";
import type { Once } from "#server/platform/idempotency/idempotency.ts";
import {
  deleteContacts,
  spelledAsKnown,
} from "#server/outreach/contacts/save.ts";
import { contactList } from "#server/outreach/erasure/erase-queries.ts";
import { findContactPage } from "#server/outreach/contacts/page-queries.ts";
import {
  findContact,
  lockContacts,
} from "#server/outreach/contacts/queries.ts";
import {
  findSelected,
  findTags,
} from "#server/outreach/contacts/view-queries.ts";
import { tagLimits } from "#shared/rules/outreach/contacts/view.ts";
import { deleteReplies } from "#server/platform/idempotency/queries.ts";
import { findHistory } from "./history-queries.ts";
import { updateTags, updateArchived, withdrawWaitingTexts } from "./queries.ts";

/** Routes for pages, selections and single contacts, instead of the whole list. */
export function contactListRoutes({ db }: Services): Route[] {
  return [
    route(view.findContacts, async ({ body, caller: { user, ip } }) => {
      await auditUnlessRecent(db, "contacts_read", { user: user._id, ip });
      return findContactPage(db, body);
    }),

    route(view.selectContacts, async ({ body, caller: { user, ip } }) => {
      await auditUnlessRecent(db, "contacts_read", { user: user._id, ip });
      return findSelected(db, body.filter);
    }),

    route(view.listTags, () => findTags(db)),

    route(contract.editContact, async ({ params, caller: { user, ip } }) => {
      await auditUnlessRecent(db, "contacts_read", { user: user._id, ip });
      const contact = await findContact(db, params.id);
      if (!contact) throw notFound();
      return contact;
    }),

    route(
      contract.readContactHistory,
      async ({ params, caller: { user, ip } }) => {
        await auditUnlessRecent(db, "contacts_read", { user: user._id, ip });
        const history = await findHistory(db, params.id);
        if (!history) throw notFound();
        return history;
      },
    ),

    ...actRoutes(),
  ];
}

function actRoutes(): Route[] {
  /** Runs an action on several contacts and logs their number. */
  function doWithMany(
    event: Act,
    { caller, once }: { caller: Required<Caller>; once: Once },
    work: (trx: Database) => Promise<number>,
  ) {
    const { user, ip } = caller;
    return once(async (trx) => {
      const amount = await work(trx);
      await audit(trx, event, { user: user._id, ip, subject: String(amount) });
      return { amount };
    });
  }

  return [
    route(contract.deleteSelected, ({ body, caller, once }) =>
      once(async (trx) => ({
        amount: await deleteContacts(trx, body.conts, caller),
      })),
    ),

    route(contract.tagContacts, ({ body, ...call }) =>
      doWithMany("contacts_tagged", call, (trx) => tagContacts(trx, body)),
    ),

    route(contract.archiveContacts, ({ body, ...call }) =>
      doWithMany(
        body.archived ? "contacts_archived" : "contacts_brought_back",
        call,
        (trx) => archiveContacts(trx, body),
      ),
    ),
  ];
}

/** Adds and removes tags. Returns the number of contacts. */
async function tagContacts(
  trx: Database,
  { conts, add, remove }: { conts: string[]; add: string[]; remove: string[] },
): Promise<number> {
  await lockContacts(trx, conts);
  const added = await spelledAsKnown(trx, add);
  const counts = await updateTags(trx, conts, { added, removed: remove });
  if (counts.some((count) => count > tagLimits.ofContact))
    throw refuse(400, "too_many", { most: tagLimits.ofContact }, "add");
  await deleteReplies(trx, [contactList]);
  return counts.length;
}

/** Archives contacts and withdraws their waiting texts, or restores them. Their links keep working. */
async function archiveContacts(
  trx: Database,
  { conts, archived }: { conts: string[]; archived: boolean },
): Promise<number> {
  await lockContacts(trx, conts);
  const amount = await updateArchived(trx, conts, archived);
  if (archived) await withdrawWaitingTexts(trx, conts);
  await deleteReplies(trx, [contactList]);
  return amount;
}
