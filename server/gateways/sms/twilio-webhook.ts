import twilio from "twilio";
import { z } from "zod";
import type { Problem } from "#shared/contract/sms.ts";
import type {
  DeliveryReport,
  IncomingText,
  SmsWebhook,
  WebhookCall,
} from "./sms-provider.ts";
import { holdOf, type ProblemLog, problemOf } from "./twilio-problems.ts";

const statusPath = "/api/twilio/status";

/** Where Twilio reports what became of this message. */
export function statusCallback(publicUrl: string, _id: string) {
  return `${publicUrl}${statusPath}/${_id}`;
}

const status = z.object({
  MessageSid: z.string().max(64),
  MessageStatus: z.string().max(20),
  ErrorCode: z.coerce.number().int().optional(),
});

// There when Twilio has answered a STOP, START or HELP by itself.
const optOutType = z
  .string()
  .toLowerCase()
  .pipe(z.enum(["stop", "start", "help"]))
  .optional()
  .catch(undefined);

/** What Twilio calls here, and in which words. */
export function twilioWebhook(
  authToken: string,
  publicUrl: string,
  log: ProblemLog,
): SmsWebhook {
  return {
    contentType: "application/x-www-form-urlencoded",
    isGenuine({ headers, url, body }) {
      const signature = headers["x-twilio-signature"];
      return (
        typeof signature === "string" &&
        twilio.validateRequest(
          authToken,
          signature,
          `${publicUrl}${url}`,
          fieldsOf(body),
        )
      );
    },
    deliveryReports: {
      path: `${statusPath}/:id`,
      read: (call) => readStatus(call, log),
    },
    incomingTexts: { path: "/api/twilio/inbound", read: readText, answer },
  };
}

function readStatus(
  { params, body }: WebhookCall,
  log: ProblemLog,
): DeliveryReport | undefined {
  const { data } = status.safeParse(fieldsOf(body));
  if (!data) return undefined;
  const { MessageSid: providerId, MessageStatus, ErrorCode } = data;
  const message = params["id"] ?? "";
  const outcome = outcomeOf(MessageStatus, ErrorCode, () =>
    problemOf(ErrorCode, message, log),
  );
  return { message, providerId, ...outcome };
}

function readText({ body }: WebhookCall): IncomingText {
  const { From = "", Body = "", MessageSid, OptOutType } = fieldsOf(body);
  const answeredAs = optOutType.parse(OptOutType);
  return { providerId: MessageSid, from: From, body: Body, answeredAs };
}

function answer(text?: string) {
  const response = new twilio.twiml.MessagingResponse();
  if (text !== undefined) response.message(text);
  return { type: "text/xml", body: response.toString() };
}

function fieldsOf(body: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(body));
}

function outcomeOf(
  messageStatus: string,
  code: number | undefined,
  findProblem: () => Problem,
): Pick<DeliveryReport, "state" | "problem" | "seconds"> {
  if (/^(delivered|read)$/.test(messageStatus)) return { state: "delivered" };
  if (!/^(undelivered|failed|canceled)$/.test(messageStatus))
    return { state: "sent" };
  const seconds = holdOf(code);
  return seconds === undefined
    ? { state: "failed", problem: findProblem() }
    : { state: "held", seconds };
}
