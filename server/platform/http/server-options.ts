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

// Tells apart instances and restarts in a log; nothing is kept secret by it.
const start = randomBytes(6).toString("base64url");
let requests = 0;

/** Timeouts, sizes and parsing of the HTTP server; Fastify's own defaults wait far too long. */
export function serverOptions(config: Config): FastifyHttpOptions<Server> {
  return {
    // For the longest, a picture; words get less time, see secure.ts.
    requestTimeout: 70_000,
    // A client that reads nothing of its reply is disconnected after 30 s: Node lets the first timeout pass while it sends.
    connectionTimeout: 15_000,
    keepAliveTimeout: 30_000,
    forceCloseConnections: "idle",
    // What arrives while it closes is answered as ever.
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
    // One for each request would cost more than most answers; a line that is about a request names it by `req`.
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

/** What a log line may say about a request: the pattern, never ids, queries, bodies or names. */
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

/** Parses a request with the contract; what does not fit becomes the refusal of the call. */
export function validatorCompiler({ schema }: { schema: unknown }) {
  return (value: unknown) => {
    const parsed = (schema as z.ZodType).safeParse(value);
    return parsed.success
      ? { value: parsed.data }
      : { error: refusalOf(parsed.error, value) };
  };
}

/** The reply schema is the presenter: what it does not list cannot leave. */
export function serializerCompiler({ schema }: { schema: unknown }) {
  return (value: unknown) => JSON.stringify((schema as z.ZodType).parse(value));
}
