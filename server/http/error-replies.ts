import type { FastifyInstance, FastifyReply } from "fastify";
import { asRefusal, internalError, type Refusal } from "#server/errors.ts";
import { idHeader } from "#server/replies/cached-reply.ts";
import { serializerCompiler, validatorCompiler } from "./server-options.ts";

/** One shape for every refusal; whatever is not one is logged and answered with one sentence. */
export function mountErrors(app: FastifyInstance) {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler((error, request, reply) => {
    const refusal = asRefusal(error);
    if (!refusal)
      request.log.error({ err: error, req: request }, "a call failed");
    else if (refusal.cause !== undefined)
      request.log.warn(
        { ...Object(refusal.cause), req: request },
        "a service that we use is in trouble",
      );
    return sendRefusal(reply, refusal);
  });
}

/** The refusal in its one shape; without one, the sentence for a fault of ours. */
export function sendRefusal(
  reply: FastifyReply,
  { status, errors, retryAfter }: Refusal = internalError,
) {
  if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
  const { id } = reply.request;
  return reply
    .code(status)
    .header(idHeader, id)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .serializer(JSON.stringify)
    .send(status < 500 ? { errors } : { errors, request: id });
}
