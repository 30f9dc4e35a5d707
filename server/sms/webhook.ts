import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { id } from "#shared/contract/fields.ts";
import type { Services } from "#server/services.ts";
import { refuse } from "#server/errors.ts";
import { receiveText } from "./incoming-text.ts";
import { noteReport } from "./delivery-report.ts";

type Fields = Record<string, string>;

const report = z.object({
  MessageSid: z.string().max(64),
  MessageStatus: z.string().max(20),
  ErrorCode: z.coerce.number().int().optional(),
});
const plain = (most: number) =>
  z
    .string()
    .transform((value) =>
      value.replaceAll("\0", "").slice(0, most).toWellFormed(),
    )
    .catch("");
const text = z.object({
  // A phone as a rule; also a short code, a name, or another of Twilio's channels.
  From: plain(100),
  // Not there with a picture that has no words.
  Body: plain(1600),
  // There when Twilio has answered a STOP, START or HELP by itself.
  OptOutType: z
    .string()
    .toLowerCase()
    .pipe(z.enum(["stop", "start", "help"]))
    .optional()
    .catch(undefined),
});

/** What Twilio calls: what became of a message, and what somebody wrote back. */
export function mountTwilio(app: FastifyInstance, services: Services) {
  const { sms } = services.gateways;
  if (!sms) return;

  const refuseOthers = async ({ headers, url, body, ip }: FastifyRequest) => {
    const signature = headers["x-twilio-signature"];
    const isSigned = typeof signature === "string";
    if (isSigned && sms.isGenuine(signature, url, (body ?? {}) as Fields))
      return;
    await services.limits.request(ip);
    throw refuse(403, "forbidden", "Only the provider may call this.");
  };

  void app.register(async (calls) => {
    calls.removeAllContentTypeParsers();
    calls.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string" },
      async (_request: FastifyRequest, body: string) =>
        Object.fromEntries(new URLSearchParams(body)),
    );
    calls.addHook("preHandler", refuseOthers);

    calls.post<{ Params: { id: string } }>(
      "/api/twilio/status/:id",
      { schema: { hide: true } },
      async ({ params, body }, reply) => {
        const message = id.safeParse(params.id).data;
        const known = report.safeParse(body).data;
        if (message !== undefined && known)
          await noteReport(services, message, known);
        return reply.code(204).send();
      },
    );

    calls.post(
      "/api/twilio/inbound",
      { schema: { hide: true } },
      async ({ body }, reply) => {
        const { From, Body, OptOutType } = text.parse(body ?? {});
        const answer = await receiveText(
          services,
          { from: From, body: Body },
          OptOutType,
        );
        const isAnswered = OptOutType !== undefined;
        const { type, body: xml } = sms.answer(isAnswered ? undefined : answer);
        return reply.type(type).send(xml);
      },
    );
  });
}
