import { listMessages } from "#shared/contract/sms.ts";
import type { Services } from "#server/services.ts";
import { auditAtTimes } from "#server/audit-queries.ts";
import { type Route, route } from "#server/http/route.ts";
import { findMessages, markMessagesRead } from "./queries.ts";

export function messageRoutes({ db }: Services): Route[] {
  return [
    route(listMessages, async ({ caller: { user, ip } }) => {
      await auditAtTimes(db, "messages_read", { user: user._id, ip });
      await markMessagesRead(db, user._id);
      return findMessages(db);
    }),
  ];
}
