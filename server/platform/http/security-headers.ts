import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import helmet from "helmet";
import type { Services } from "#server/services.ts";
import type { Config } from "#server/platform/config.ts";
import { addressTooLong, notFound, refusal } from "#server/platform/errors.ts";
import { startBodyTimeout, hasBody } from "./bodies.ts";

/** Names the line of the log that is about this request. */
export const idHeader = "x-request-id";

const file = /^\/(assets|images|uploads)\//;
const secondsToArrive = 10;
const unsafe = new Set(["POST", "PUT", "PATCH", "DELETE"]);

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route counts requests against the limit by itself. */
    countsRequests?: true;
  }
}

/** Headers of every answer, and what is turned away before anything is read. */
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
    // The route that was found, not the address as it was written: that has many spellings.
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
    // Before the body is read: it may be of any type and size.
    if (request.is404) throw notFound();
  });
}

/** Two programs on the way may each believe another host, or see the end of a line without a version elsewhere. */
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

/** Sets Helmet's headers. @fastify/helmet does not reach requests that Fastify refuses before its hooks. */
export function securityHeaders({ overHttps }: Pick<Config, "overHttps">) {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { "default-src": ["'none'"], "frame-ancestors": ["'none'"] },
    },
    frameguard: { action: "deny" },
    // Only browsers of the past ask for these.
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
