import type { MessageState } from "#shared/contract/sms.ts";
import type { Services } from "#server/services.ts";
import type { DeliveryReport } from "#server/gateways/sms/sms-provider.ts";
import { notePhone } from "#server/messages/dead-phones.ts";
import { deleteDeadPhone } from "#server/messages/dead-phones-queries.ts";
import {
  settleMessage,
  takeBackMessage,
} from "#server/messages/delivery-queries.ts";

// A report can overtake the answer to the call that handed the message over.
const notYetTaken: MessageState[] = ["queued", "sending", "unknown"];

type Reporting = Pick<Services, "db" | "delivery">;

/** Notes what the provider reports; late and repeated reports change nothing that is settled. */
export async function noteDeliveryReport(
  services: Reporting,
  { seconds = 0, ...report }: DeliveryReport,
) {
  const { message, providerId: provider_id, state, problem } = report;
  if (state === "held")
    return takeBack(services, message, provider_id, seconds);
  const known =
    state === "sent" ? notYetTaken : [...notYetTaken, "sent" as const];
  const { db } = services;
  const news = { state, provider_id, ...(problem && { problem }) };
  const to = await settleMessage(db, message, news, known);
  if (to === undefined) return;
  if (state === "delivered") await deleteDeadPhone(db, to);
  await notePhone(db, to, problem);
}

/** What was held up goes again, when its time has come. */
function takeBack(
  { db, delivery }: Reporting,
  message: string,
  providerId: string,
  seconds: number,
) {
  return db.transaction().execute(async (trx) => {
    if (await takeBackMessage(trx, message, providerId, seconds))
      await delivery?.enqueue(trx, [message], seconds);
  });
}
