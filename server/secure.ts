import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import helmet from "helmet";
import type { Services } from "#server/app.ts";
import type { Config } from "#server/config.ts";
import { refuse } from "#server/errors.ts";
import { allowToArrive, hasBody } from "#server/time-to-arrive.ts";

const file = /^\/(assets|images|uploads)\//;
const secondsToArrive = 10;
const unsafe = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/** Headers of every answer, and what is turned away before anything is read. */
export function secure(app: FastifyInstance, services: Services) {
  const { config, limits, gateways } = services;
  const headers = safeHeaders(config);
  const apiHeaders = { ...headers, "cache-control": "no-store" };
  const fileHeaders = {
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
  };
  app.removeContentTypeParser("text/plain");

  app.addHook("onRequest", async (request, reply) => {
    if (hasBody(request)) allowToArrive(request, secondsToArrive);
    const { url } = request;
    const isFile = file.test(url);
    const isCall = url.startsWith("/api/");
    reply.headers(isFile ? fileHeaders : isCall ? apiHeaders : headers);
    if (url.length > 2048) {
      throw refuse(414, "too_long", "This address is too long.");
    }
    // The provider reports about hundreds of messages at once; whoever only poses as it is counted there.
    const isReport = gateways.sms && url.startsWith("/api/twilio/");
    if (!isFile && !isReport) await limits.request(request.ip);
    const isForeign = request.headers["sec-fetch-site"] === "cross-site";
    if (isForeign && unsafe.has(request.method)) {
      const msg = "This can only be done from the site itself.";
      throw refuse(403, "forbidden", msg);
    }
  });
}

/** Helmet's headers, made once: they are the same for every answer. */
function safeHeaders(config: Config): Record<string, string> {
  const headers: Record<string, string> = {
    "permissions-policy":
      "camera=(), geolocation=(), microphone=(), payment=()",
  };
  const setHeader = (name: string, value: string) => {
    headers[name.toLowerCase()] = value;
  };
  const response = { setHeader, removeHeader: () => {} };
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { "default-src": ["'none'"], "frame-ancestors": ["'none'"] },
    },
    frameguard: { action: "deny" },
    // Asked for by browsers that are gone; every answer would carry them.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xDnsPrefetchControl: false,
    xXssProtection: false,
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "no-referrer" },
    strictTransportSecurity: config.overHttps
      ? { maxAge: 31_536_000, includeSubDomains: true }
      : false,
  })({} as IncomingMessage, response as unknown as ServerResponse, () => {});
  return headers;
}
