import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import helmet from "helmet";
import type { Services } from "#server/services.ts";
import type { Config } from "#server/platform/config.ts";
import { addressTooLong, notFound, refusal } from "#server/platform/errors.ts";
import { startBodyTimeout, hasBody } from "./bodies.ts";

/** The request id, which also appears in the log. */
export const idHeader = "x-request-id";

const file = /^\/(assets|images|uploads)\//;
const secondsToArrive = 10;
const unsafe = new Set(["POST", "PUT", "PATCH", "DELETE"]);

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route itself counts requests toward the limit. */
    countsRequests?: true;
  }
}

/** Adds security headers and refuses forbidden requests before their body is read. */
export function addSecurityHeaders(
  app: FastifyInstance,
  { config }: Pick<Services, "config">,
) {
  const setHeaders = securityHeaders(config);
  const apiHeaders = {
    "cache-control": "no-store",
    "x-robots-tag": "noindex, nofollow",
  };
  const fileHeaders = {
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
  };
  app.removeContentTypeParser("text/plain");

  app.addHook("onRequest", async (request, reply) => {
    if (hasBody(request)) startBodyTimeout(request, secondsToArrive);
    // Use the matched route, because a URL has many spellings.
    const { url: route = "", config: routeConfig } = request.routeOptions;
    const isFile = file.test(route);
    const isCall = route.startsWith("/api/");
    if (isFile) reply.headers(fileHeaders);
    else setHeaders(request, reply).header(idHeader, request.id);
    if (isCall) reply.headers(apiHeaders);
    if (request.url.length > 2048) throw addressTooLong();
    if (!isFile && !routeConfig.countsRequests) await app.countRequest(request);
    if (isAmbiguous(request.raw)) throw refusal(400, "malformed");
    const isForeign = request.headers["sec-fetch-site"] === "cross-site";
    if (isForeign && unsafe.has(request.method))
      throw refusal(403, "forbidden");
    // Answer 404 before a body of any type and size is read.
    if (request.is404) throw notFound();
  });
}

/** Detects requests that proxies may interpret differently: with several Host headers, or in HTTP/0.9. */
function isAmbiguous({
  rawHeaders,
  httpVersionMajor,
}: Pick<IncomingMessage, "rawHeaders" | "httpVersionMajor">): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return httpVersionMajor === 0 || hosts > 1;
}

/**
 * Sets Helmet's headers. Does not use @fastify/helmet, because it would miss requests that Fastify refuses before
 * its hooks.
 */
export function securityHeaders({ overHttps }: Pick<Config, "overHttps">) {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { "default-src": ["'none'"], "frame-ancestors": ["'none'"] },
    },
    frameguard: { action: "deny" },
    // Only obsolete browsers use these.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xDnsPrefetchControl: false,
    xXssProtection: false,
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "no-referrer" },
    strictTransportSecurity: overHttps
      ? { maxAge: 31_536_000, includeSubDomains: true }
      : false,
  });
  return ({ raw }: FastifyRequest, reply: FastifyReply) => {
    setHeaders(raw, reply.raw, () => {});
    return reply.header(
      "permissions-policy",
      "camera=(), geolocation=(), microphone=(), payment=()",
    );
  };
}
