import { STATUS_CODES, type Server } from "node:http";
import type {
  FastifyInstance,
  FastifyReply,
  FastifyHttpOptions,
} from "fastify";
import {
  asRefusal,
  internalError,
  type Refusal,
  addressTooLong,
  refusal,
} from "#server/platform/errors.ts";
import type { Services } from "#server/services.ts";
import { serializerCompiler, validatorCompiler } from "./server-options.ts";
import { idHeader, securityHeaders } from "./security-headers.ts";

/** Sends all refusals in one format; logs other errors and answers with a neutral sentence. */
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
        "an external service failed",
      );
    return sendRefusal(reply, refusal);
  });
}

/** Sends a refusal; undefined sends the internal error. */
function sendRefusal(
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

type Answers = Required<
  Pick<FastifyHttpOptions<Server>, "frameworkErrors" | "clientErrorHandler">
>;

/** Answers requests that cannot be parsed in the same format as other refusals. */
export function unreadable({ config }: Pick<Services, "config">): Answers {
  const setHeaders = securityHeaders(config);
  return {
    frameworkErrors(error, request, reply) {
      const isTooLong = error.code === "FST_ERR_MAX_PARAM_LENGTH";
      const refusal = isTooLong ? addressTooLong() : asRefusal(error);
      setHeaders(request, reply);
      request.server.countRequest(request).then(
        () => sendRefusal(reply, refusal),
        (spent: unknown) => sendRefusal(reply, asRefusal(spent)),
      );
    },
    clientErrorHandler(error, socket) {
      if (error.code === "ECONNRESET" || socket.destroyed) return;
      const { status, errors } = refusalOfLines(error.code);
      const body = JSON.stringify({ errors });
      const lines = [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        "x-content-type-options: nosniff",
        "cache-control: no-store",
        "content-type: application/json; charset=utf-8",
        `content-length: ${Buffer.byteLength(body)}`,
        "connection: close",
      ];
      if (socket.writable) socket.write(`${lines.join("\r\n")}\r\n\r\n${body}`);
      socket.destroy(error);
    },
  };
}

function refusalOfLines(code: string | undefined) {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return refusal(408, "malformed");
  if (code === "HPE_HEADER_OVERFLOW") return refusal(431, "request_too_large");
  return refusal(400, "malformed");
}
