import twilio from "twilio";
import { z } from "zod";
import type { Logger } from "pino";
import type { Problem } from "#shared/contract/outreach/sms.ts";
import type {
  DeliveryReport,
  IncomingText,
  SmsWebhook,
  WebhookCall,
} from "./sms-provider.ts";

const statusPath = "/api/twilio/status";

/** The URL for Twilio's delivery reports on this message. */
export function statusCallback(publicUrl: string, _id: string) {
  return `${publicUrl}${statusPath}/${_id}`;
}

const status = z.object({
  MessageSid: z.string().max(64),
  MessageStatus: z.string().max(20),
  ErrorCode: z.coerce.number().int().optional(),
});

// Twilio sends this field if it has already answered STOP, START or HELP.
const optOutType = z
  .string()
  .toLowerCase()
  .pipe(z.enum(["stop", "start", "help"]))
  .optional()
  .catch(undefined);

/** Verifies, parses and answers Twilio's webhook calls. */
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
    problemOfCode(ErrorCode, message, log),
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

// https://www.twilio.com/docs/api/errors
const problems: Record<number, Problem> = {
  21610: "opted_out",
  21211: "bad_number",
  21214: "bad_number",
  21217: "bad_number",
  21614: "bad_number",
  21408: "not_served",
  21612: "not_served",
  30003: "unreachable",
  30005: "bad_number",
  30006: "bad_number",
  30004: "blocked",
  30007: "filtered",
};

const minutes = 60;
const hours = 60 * minutes;

/** Seconds to wait after temporary errors: quiet hours and rate limits. */
const holds: Record<number, number> = {
  14107: 15 * minutes,
  20429: 15 * minutes,
  30001: 15 * minutes,
  30022: 15 * minutes,
  30047: 15 * minutes,
  30610: hours,
  30615: hours,
  30023: 5 * hours,
  63038: 5 * hours,
};

/** Returns the seconds until a retry; undefined if a retry would not help. */
export function holdOf(code: number | undefined): number | undefined {
  return holds[code ?? 0];
}

export type ProblemLog = Pick<Logger, "warn">;

/** Maps a Twilio error code to a problem; logs unknown codes. */
export function problemOfCode(
  code: number | undefined,
  message: string,
  log: ProblemLog,
): Problem {
  const problem = problems[code ?? 0];
  if (problem) return problem;
  log.warn({ code, message }, "Twilio refused a message, see its error code");
  return "refused";
}
