import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Language } from "#shared/rules/language.ts";
import type { Services } from "#server/services.ts";
import { hasBody } from "#server/http/body-timeout.ts";
import { languageOf } from "#server/http/preferences.ts";
import { isAmbiguous } from "#server/http/secure.ts";
import { formFor, type Sent } from "#server/replies/cached-reply.ts";
import { memoize } from "#server/replies/memoize.ts";

/**
 * What is cached and went out before goes out again, to the letter: nothing more is done for it than
 * to count the request. Whatever is not quite usual takes the ordinary way.
 */
export function answerAtOnce(
  app: FastifyInstance,
  { cache, limits }: Pick<Services, "cache" | "limits">,
) {
  const isRefused = (ip: string) =>
    limits.request(ip).then(
      () => false,
      () => true,
    );

  app.addHook("onRequest", async (request, reply) => {
    // A cookie of this answer, as when many are here (admission), would not go along.
    if (reply.hasHeader("set-cookie") || request.method !== "GET") return;
    if (app.isDraining) return;
    const sent = findSent(cache, request);
    if (!sent || (await isRefused(request.ip))) return;
    reply.hijack();
    reply.raw.writeHead(sent.status, sent.headers).end(sent.body);
  });
}

function findSent(
  cache: Services["cache"],
  request: FastifyRequest,
): Sent | undefined {
  const { url, headers } = request;
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

/** The language, and whether a visitor has begun: with other cookies a page may be for its visitor alone. */
const harmless = /^((lang=\w+|begun=1)(; |$))+$/;

function languageFor(headers: IncomingHttpHeaders): Language | undefined {
  const { cookie, "accept-language": accepted = "" } = headers;
  if (cookie === undefined) return preferred(accepted);
  return harmless.test(cookie) ? languageOf({ headers }) : undefined;
}
