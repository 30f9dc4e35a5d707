import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import { refuse } from "#server/errors.ts";
import type { Services } from "#server/app.ts";

const file = /^\/(assets|images|uploads)\//;
const unsafe = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/** Headers of every answer, and what is turned away before anything is read. */
export async function secure(
  app: FastifyInstance,
  { config, limits }: Services,
) {
  await app.register(helmet, {
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
  });
  app.removeContentTypeParser("text/plain");

  app.addHook("onRequest", async (request, reply) => {
    reply.header(
      "permissions-policy",
      "camera=(), geolocation=(), microphone=(), payment=()",
    );
    if (request.url.startsWith("/api/"))
      reply.header("cache-control", "no-store");
    if (request.url.length > 2048)
      throw refuse(414, "too_long", "This address is too long.");
    if (!file.test(request.url)) await limits.request(request.ip);
    const isForeign = request.headers["sec-fetch-site"] === "cross-site";
    if (isForeign && unsafe.has(request.method)) {
      throw refuse(
        403,
        "forbidden",
        "This can only be done from the site itself.",
      );
    }
  });
}
