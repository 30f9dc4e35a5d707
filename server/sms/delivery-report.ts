import type { MessageState } from "#shared/contract/sms.ts";
import type { Services } from "#server/services.ts";
import type { DeliveryReport } from "#server/gateways/sms/sms-provider.ts";
import { settleMessage } from "#server/messages/delivery-queries.ts";
import { insertOptOut } from "#server/messages/opt-outs-queries.ts";

// A report can overtake the answer to the call that handed the message over.
const notYetTaken: MessageState[] = ["queued", "sending", "unknown"];

/** Notes what the provider reports; late and repeated reports change nothing that is settled. */
export async function noteDeliveryReport(
  { db }: Pick<Services, "db">,
  { message, providerId: provider_id, ...news }: DeliveryReport,
) {
  const known =
    news.state === "sent" ? notYetTaken : [...notYetTaken, "sent" as const];
  const to = await settleMessage(db, message, { ...news, provider_id }, known);
  if (to !== undefined && news.problem === "opted_out")
    await insertOptOut(db, to);
}
