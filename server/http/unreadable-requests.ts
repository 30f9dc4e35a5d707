import { STATUS_CODES } from "node:http";
import type { FastifyHttpOptions } from "fastify";
import type { Server } from "node:http";
import type { Services } from "#server/services.ts";
import { sendRefusal } from "./error-replies.ts";
import { addressTooLong, asRefusal, refusal } from "#server/errors.ts";
import { safeHeaders } from "./secure.ts";

type Answers = Required<
  Pick<FastifyHttpOptions<Server>, "frameworkErrors" | "clientErrorHandler">
>;

/** Answers what never reaches a route, because its address or its lines cannot be read, as every other refusal. */
export function unreadable({ config }: Pick<Services, "config">): Answers {
  const setHeaders = safeHeaders(config);
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
