import type { FastifyInstance } from "fastify";
import { asRefusal, internalError } from "#server/errors.ts";
import {
  serializerCompiler,
  validatorCompiler,
} from "#server/server-options.ts";

/** One shape for every refusal; whatever is not one is logged and answered with one sentence. */
export function mountErrors(app: FastifyInstance) {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler((error, request, reply) => {
    const refusal = asRefusal(error);
    if (!refusal)
      request.log.error({ err: error, req: request }, "a call failed");
    const { status, errors, retryAfter } = refusal ?? internalError;
    if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
    return reply
      .code(status)
      .header("cache-control", "no-store")
      .type("application/json; charset=utf-8")
      .serializer(JSON.stringify)
      .send({ errors });
  });
}
