import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";
import type { FastifyInstance } from "fastify";
import type { Language } from "#shared/rules/language.ts";
import type { Services } from "#server/services.ts";
import type { Config } from "#server/config.ts";
import { hasBody } from "#server/http/body-timeout.ts";
import { languageOf } from "#server/http/preferences.ts";
import { isAmbiguous } from "#server/http/secure.ts";
import { formFor, type Sent } from "#server/replies/cached-reply.ts";
import { memoize } from "#server/replies/memoize.ts";

type Front = Pick<Services, "cache" | "limits" | "config"> & {
  /** Whether somebody has to be admitted first. */
  isNewcomer: (request: IncomingMessage) => boolean;
  measure: (method: string, route: string, status: number, ms: number) => void;
};

/**
 * What is cached and went out before goes out again, to the letter, before the router is asked: nothing more is
 * done for it than to count and to measure it. Whatever is not quite usual takes the ordinary way.
 */
export function answerAtOnce(app: FastifyInstance, front: Front) {
  const { config, limits, measure } = front;
  // Each of their requests is a line in the log, or a trace.
  if (["info", "debug"].includes(config.logLevel) || config.telemetry) return;
  const addressOf = findAddress(config);

  function findAnswer(request: IncomingMessage): Sent | undefined {
    if (app.isDraining || front.isNewcomer(request)) return undefined;
    const sent = findSent(front.cache, request);
    if (sent) limits.request(addressOf(request));
    return sent;
  }

  // A name of two addresses (`HOST=localhost`) gets a second server of Fastify's, which asks the router each time.
  app.server.removeAllListeners("request");
  app.server.on("request", (request, response) => {
    const began = performance.now();
    let sent: Sent | undefined;
    try {
      sent = findAnswer(request);
    } catch {
      // The ordinary way meets the same, and says what it was.
    }
    if (!sent) return app.routing(request, response);
    const { status, headers, body, route } = sent;
    response.writeHead(status, headers).end(body);
    measure("GET", route, status, performance.now() - began);
  });
}

/** Whose request it is, as Fastify finds it. */
function findAddress({ trustedProxies }: Config) {
  if (trustedProxies.length === 0)
    return ({ socket }: IncomingMessage) => socket.remoteAddress ?? "";
  const trust = proxyAddr.compile(trustedProxies);
  return (request: IncomingMessage) => proxyAddr(request, trust);
}

function findSent(
  cache: Services["cache"],
  request: IncomingMessage,
): Sent | undefined {
  const { method, url = "", headers } = request;
  if (method !== "GET") return undefined;
  const address = url.startsWith("/api/")
    ? url
    : `${url}|${languageFor(headers)}`;
  const known = cache.find(address);
  if (!known || hasBody(request) || isAmbiguous(request)) return undefined;
  return known.sent?.get(formFor(request, known));
}

const preferred = memoize((accepted) =>
  languageOf({ headers: { "accept-language": accepted } }),
);

/** The language, whether a visitor has begun and carries something: with other cookies a page may be for its visitor alone. */
const harmless = /^((lang=\w+|begun=1|(__Host-)?carried=[\w-]+)(; |$))+$/;

function languageFor(headers: IncomingHttpHeaders): Language | undefined {
  const { cookie, "accept-language": accepted = "" } = headers;
  if (cookie === undefined) return preferred(accepted);
  return harmless.test(cookie) ? languageOf({ headers }) : undefined;
}
