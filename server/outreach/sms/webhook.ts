import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { id } from "#shared/contract/fields.ts";
import { smsLimits } from "#shared/rules/field-limits.ts";
import type {
  MessageState,
  Understood,
} from "#shared/contract/outreach/sms.ts";
import type { Language } from "#shared/rules/language.ts";
import { isPhone } from "#shared/rules/outreach/contacts/phone.ts";
import {
  keywordIn,
  speaksOfStopping,
} from "#shared/rules/outreach/sms/keywords.ts";
import type { Services } from "#server/services.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { refusal } from "#server/platform/errors.ts";
import type { Once } from "#server/platform/idempotency/idempotency.ts";
import type {
  WebhookCall,
  DeliveryReport,
  IncomingText,
} from "#server/platform/gateways/sms/sms-provider.ts";
import { stopTextsTo } from "#server/outreach/messages/recipient.ts";
import {
  deleteUnreachablePhone,
  deleteOptOut,
  insertOptOut,
  insertMessages,
} from "#server/outreach/messages/queries.ts";
import {
  settleMessage,
  takeBackMessage,
} from "#server/outreach/messages/delivery-queries.ts";
import { findLanguageOf } from "#server/outreach/contacts/queries.ts";
import { findClinicName } from "#server/content/tables/settings-queries.ts";
import { replyToKeyword } from "./wording.ts";

type Webhook = Pick<Services, "db" | "config" | "delivery"> & {
  gateways: Pick<Services["gateways"], "sms">;
};

/** Routes for the SMS provider: delivery reports and incoming texts. */
export function mountSmsWebhook(app: FastifyInstance, services: Webhook) {
  const { webhook } = services.gateways.sms ?? {};
  if (!webhook) return;
  const { deliveryReports, incomingTexts } = webhook;

  // The provider may report hundreds of messages at once, so only other callers are rate-limited.
  const options = {
    schema: { hide: true },
    config: { countsRequests: true },
  } as const;
  const refuseOthers = async (request: FastifyRequest) => {
    if (webhook.isGenuine(callOf(request))) return;
    await app.countRequest(request);
    throw refusal(403, "forbidden");
  };

  void app.register(async (calls) => {
    calls.removeAllContentTypeParsers();
    calls.addContentTypeParser(
      webhook.contentType,
      { parseAs: "string" },
      async (_request: FastifyRequest, body: string) => body,
    );
    calls.addHook("preHandler", refuseOthers);

    calls.post(deliveryReports.path, options, async (request, reply) => {
      const report = deliveryReports.read(callOf(request));
      if (report && id.safeParse(report.message).success)
        await noteDeliveryReport(services, report);
      return reply.code(204).send();
    });

    calls.post(incomingTexts.path, options, async (request, reply) => {
      const text = incomingTexts.read(callOf(request));
      const from = clean(text.from, 100);
      const received = {
        ...text,
        from,
        body: clean(text.body, smsLimits.text),
      };
      const answer = await services.db
        .transaction()
        .execute((trx) => receiveText(trx, services.config, received));
      const { type, body: content } = incomingTexts.answer(answer);
      return reply.type(type).send(content);
    });
  });
}

function callOf({ headers, url, params, body }: FastifyRequest): WebhookCall {
  return {
    headers,
    url,
    params: params as WebhookCall["params"],
    body: typeof body === "string" ? body : "",
  };
}

/** Makes an incoming text safe to store: limited length, well-formed, no NUL characters. */
function clean(text: string, longest: number): string {
  return text.replaceAll("\0", "").slice(0, longest).toWellFormed();
}

// A report can arrive before the response to the call that sent the message.
const notYetTaken: MessageState[] = ["queued", "sending", "unknown"];

type Reporting = Pick<Services, "db" | "delivery">;

/** Stores a delivery report. Late and repeated reports do not change a final state. */
async function noteDeliveryReport(
  services: Reporting,
  { seconds = 0, ...report }: DeliveryReport,
) {
  const { message, providerId: provider_id, state, problem } = report;
  if (state === "held")
    return takeBack(services, message, provider_id, seconds);
  const earlierStates =
    state === "sent" ? notYetTaken : [...notYetTaken, "sent" as const];
  const { db } = services;
  const news = { state, provider_id, ...(problem && { problem }) };
  const to = await settleMessage(db, message, news, earlierStates);
  if (to === undefined) return;
  if (state === "delivered") await deleteUnreachablePhone(db, to);
  await stopTextsTo(db, to, problem);
}

/** Queues a held message again. */
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

/**
 * Stores an incoming text, acts on keywords and returns the answer in the sender's language. Returns undefined if
 * staff must read it, if the provider already answered, or if the sender is not a phone. A repeated report gets
 * the same answer and has no further effect.
 */
async function receiveText(
  trx: Database,
  { publicUrl }: Services["config"],
  { providerId, from, body, answeredAs }: IncomingText,
): Promise<string | undefined> {
  const read = keywordIn(body);
  const wish = isPhone(from) ? (answeredAs ?? read?.wish) : undefined;
  const understood: Understood | null =
    wish ?? (speaksOfStopping(body) ? "unclear" : null);
  const once = providerId === undefined ? null : markOf(providerId);
  const [isNew] = await insertMessages(trx, [
    { kind: "sms", to: from, body, state: "received", understood, once },
  ]);
  // A phone that sends texts is reachable.
  if (isNew) await deleteUnreachablePhone(trx, from);
  if (isNew && wish === "stop") await insertOptOut(trx, from);
  if (isNew && wish === "start") await deleteOptOut(trx, from);
  if (!wish || answeredAs) return undefined;
  const contactLanguage = await findLanguageOf(trx, from);
  const language: Language =
    read?.language === "es" ? "es" : (contactLanguage ?? "en");
  const clinic = await findClinicName(trx);
  return replyToKeyword(wish, language, { publicUrl, clinic });
}

function markOf(providerId: string): Buffer {
  return createHash("sha256").update(`received ${providerId}`).digest();
}

/** Simulates a reply from a phone and stores the answer. */
export async function replyAs(
  { db, config, once }: Pick<Services, "db" | "config"> & { once: Once },
  from: string,
  body: string,
) {
  const answer = await once((trx) => receiveText(trx, config, { from, body }));
  if (answer === undefined) return;
  // Use a separate transaction, so that the answer has a later date.
  const message = { kind: "sms" as const, to: from, body: answer };
  await insertMessages(db, [{ ...message, state: "kept" }]);
}
