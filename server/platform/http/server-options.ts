import { createHmac, randomBytes } from "node:crypto";
import {
  type FastifyHttpOptions,
  type FastifyRequest,
  LogController,
} from "fastify";
import type { Server } from "node:http";
import type { Config } from "#server/platform/config.ts";
import { refusalOf } from "#server/platform/errors.ts";
import { output } from "#server/platform/log.ts";
import { networkOf } from "#server/platform/limits/network.ts";
import type { z } from "zod";

const kilobyte = 1024;

// Identifies this instance and this start in logs; not a secret.
const start = randomBytes(6).toString("base64url");
let requests = 0;

/** Timeouts, limits and parsing of the HTTP server; Fastify's default timeouts are far too long. */
export function serverOptions(config: Config): FastifyHttpOptions<Server> {
  return {
    // Long enough to upload a picture; security-headers.ts limits other bodies.
    requestTimeout: 70_000,
    // Node ignores the first timeout while it is sending, so a client that does not read is disconnected after 30 s.
    connectionTimeout: 15_000,
    keepAliveTimeout: 30_000,
    forceCloseConnections: "idle",
    // Also answer requests that arrive while the server closes.
    return503OnClosing: false,
    http: {
      headersTimeout: 5000,
      connectionsCheckingInterval: 1000,
      maxHeaderSize: 16 * kilobyte,
    },
    bodyLimit: 64 * kilobyte,
    routerOptions: { maxParamLength: 64, ignoreTrailingSlash: true },
    trustProxy:
      config.trustedProxies.length > 0 ? config.trustedProxies : false,
    genReqId: () => `${start}-${(requests += 1)}`,
    // Use one logger for all requests: creating one per request would cost more than most answers. Log lines contain
    // `req` instead.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: config.logLevel,
      serializers: { req: describeRequest },
      stream: output,
    },
  };
}

const secret = randomBytes(32);

/** The logged part of a request: the route, never ids, queries, bodies or names. */
function describeRequest(request: FastifyRequest) {
  return {
    id: request.id,
    method: request.method,
    route: request.routeOptions?.url ?? "unknown",
    network: createHmac("sha256", secret)
      .update(networkOf(request.ip))
      .digest("hex")
      .slice(0, 8),
  };
}

/** Validates a request against the contract; throws a refusal if it does not match. */
export function validatorCompiler({ schema }: { schema: unknown }) {
  return (value: unknown) => {
    const parsed = (schema as z.ZodType).safeParse(value);
    return parsed.success
      ? { value: parsed.data }
      : { error: refusalOf(parsed.error, value) };
  };
}

/** Serializes with the reply schema, so that unlisted fields are never sent. */
export function serializerCompiler({ schema }: { schema: unknown }) {
  return (value: unknown) => JSON.stringify((schema as z.ZodType).parse(value));
}
