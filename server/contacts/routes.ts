import { readContact } from "#shared/contract/contacts.ts";
import type { Services } from "#server/app.ts";
import { notFound } from "#server/errors.ts";
import { findForHolder } from "#server/find-for-holder.ts";
import { type Route, route } from "#server/route.ts";
import { findInvitedContact } from "./queries.ts";

export function contactRoutes({ db, limits }: Services): Route[] {
  return [
    route(readContact, async ({ params, caller }) => {
      const contact = await findForHolder(limits, caller.ip, () =>
        findInvitedContact(db, params.id),
      );
      if (!contact) throw notFound();
      return contact;
    }),
  ];
}
