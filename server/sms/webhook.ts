import type { FastifyInstance, FastifyRequest } from "fastify";
import { id } from "#shared/contract/fields.ts";
import { smsLimits } from "#shared/rules/field-limits.ts";
import type { Services } from "#server/services.ts";
import { refusal } from "#server/errors.ts";
import type {
  WebhookCall,
  DeliveryReport,
} from "#server/gateways/sms/sms-provider.ts";
import { receiveText } from "./incoming-text.ts";
import type { MessageState } from "#shared/contract/sms.ts";
import { notePhone } from "#server/messages/recipient.ts";
import { deleteDeadPhone } from "#server/messages/phone-queries.ts";
import {
  settleMessage,
  takeBackMessage,
} from "#server/messages/delivery-queries.ts";

type Webhook = Pick<Services, "db" | "config" | "delivery"> & {
  gateways: Pick<Services["gateways"], "sms">;
};

/** What the SMS provider calls: what became of a message, and what somebody wrote back. */
export function mountSmsWebhook(app: FastifyInstance, services: Webhook) {
  const { webhook } = services.gateways.sms ?? {};
  if (!webhook) return;
  const { deliveryReports, incomingTexts } = webhook;

  // The provider reports about hundreds of messages at once: only others are counted.
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
      const { providerId, from, body, answeredAs } = text;
      const answer = await receiveText(services, {
        providerId,
        from: clean(from, 100),
        body: clean(body, smsLimits.text),
        answeredAs,
      });
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

/** What the database can keep of a text from outside. */
function clean(text: string, longest: number): string {
  return text.replaceAll("\0", "").slice(0, longest).toWellFormed();
}

// A report can overtake the answer to the call that handed the message over.
const notYetTaken: MessageState[] = ["queued", "sending", "unknown"];

type Reporting = Pick<Services, "db" | "delivery">;

/** Notes what the provider reports; late and repeated reports change nothing that is settled. */
async function noteDeliveryReport(
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
