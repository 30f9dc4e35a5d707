import type { MessageState } from "#shared/contract/sms.ts";
import type { Services } from "#server/services.ts";
import { problemOf } from "#server/gateways/sms/twilio-problems.ts";
import { settleMessage } from "#server/messages/delivery-queries.ts";
import { insertOptOut } from "#server/messages/opt-outs-queries.ts";

type Report = {
  MessageSid: string;
  MessageStatus: string;
  ErrorCode?: number | undefined;
};

// A report can overtake the answer to the call that handed the message over.
const notYetTaken: MessageState[] = ["queued", "sending", "unknown"];

/** Notes what the provider reports; late and repeated reports change nothing that is settled. */
export async function noteReport(
  { db }: Pick<Services, "db">,
  _id: string,
  { MessageSid: provider_id, MessageStatus: status, ErrorCode }: Report,
) {
  if (/^(delivered|read)$/.test(status)) {
    const news = { state: "delivered" as const, provider_id };
    await settleMessage(db, _id, news, [...notYetTaken, "sent"]);
  } else if (/^(undelivered|failed|canceled)$/.test(status)) {
    const problem = problemOf(ErrorCode);
    const news = { state: "failed" as const, problem, provider_id };
    const known = [...notYetTaken, "sent" as const];
    const to = await settleMessage(db, _id, news, known);
    if (to !== undefined && problem === "opted_out") await insertOptOut(db, to);
  } else {
    await settleMessage(db, _id, { state: "sent", provider_id }, notYetTaken);
  }
}
