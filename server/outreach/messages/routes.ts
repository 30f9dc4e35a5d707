import { decideOnReply, listMessages } from "#shared/contract/outreach/sms.ts";
import type { Services } from "#server/services.ts";
import { auditUnlessRecent } from "#server/platform/audit-queries.ts";
import { changeIn } from "#server/content/editing/change.ts";
import { notFound, refusal } from "#server/platform/errors.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import {
  deleteOptOutByStaff,
  findMessages,
  findUnclearReply,
  insertOptOutByStaff,
  isOptedOut,
  markMessagesRead,
  updateDecision,
} from "./queries.ts";

export function messageRoutes({ db }: Services): Route[] {
  return [
    route(listMessages, async ({ caller: { user, ip } }) => {
      await auditUnlessRecent(db, "messages_read", { user: user._id, ip });
      await markMessagesRead(db, user._id);
      return findMessages(db);
    }),

    route(decideOnReply, ({ params, body: { decision }, caller }) =>
      db.transaction().execute(async (trx) => {
        const reply = await findUnclearReply(trx, params.id);
        if (!reply) throw notFound();
        const { phone, contact } = reply;
        const isStop = decision === "stop";
        const change = {
          event: isStop ? "texts_stopped" : "texts_allowed",
          ...(contact && { subject: contact }),
        } as const;
        return changeIn(trx, caller, change, async () => {
          if (isStop) await insertOptOutByStaff(trx, phone);
          else await deleteOptOutByStaff(trx, phone);
          if (!isStop && (await isOptedOut(trx, phone)))
            throw refusal(409, "stopped_by_family");
          await updateDecision(trx, phone, decision);
          return { decision };
        });
      }),
    ),
  ];
}
