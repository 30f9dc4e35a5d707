import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "#server/config.ts";
import { sendCached } from "#server/replies/cached-reply.ts";
import { busy } from "#server/errors.ts";
import { languageOf } from "#server/http/preferences.ts";
import type { Route } from "#server/http/route.ts";
import { safeHeaders } from "#server/http/secure.ts";
import { languageCookie } from "#shared/rules/language.ts";
import type { Admission, Kind } from "./admission.ts";
import { createCrowdPages } from "./crowd-page.ts";
import type { Turns } from "./turns.ts";

type Mount = {
  admission: Admission;
  turns: Turns;
  config: Config;
  routes: Route[];
};

/** Answers whoever is turned away; false: goes on. */
type Check = (request: FastifyRequest, reply: FastifyReply) => boolean;

/** Pages of a quiz under way, and of the desk. */
const underWay = /^\/+(question|rank|results|login|dashboard)(?=[/?]|$)/;
const askedLanguage = /[?&]lang=(\w+)/;
/** By admission, or by what a visitor without scripts has filled in (pages/forms). */
const marked = /(?:^|;\s*)(?:begun=1(?:;|$)|(?:__Host-)?visit=[^;])/;
const secondsOfMark = 2 * 60 * 60;

/**
 * Asks before each page and each call of visitors that makes work whether there is room. Files, cached
 * replies, staff and those who run the server never wait for it. Whoever is let in waits for a turn once the
 * request is there as a whole, and has it until the answer is made: neither a slow line nor one that is cut
 * holds it. To be mounted before all other hooks.
 */
export function mountAdmission(
  app: FastifyInstance,
  { admission, turns, config, routes }: Mount,
) {
  const headers = { ...safeHeaders(config), "cache-control": "no-store" };
  const checkPage = createPageCheck(admission, config, headers);
  const checks = new Map<string, Check>([
    ["GET /*", checkPage],
    ["HEAD /*", checkPage],
  ]);
  for (const [line, kind] of kindsOf(routes))
    checks.set(line, (request, reply) => {
      const isRefused = !admission.admits(kind);
      if (!isRefused) mark(request, reply, config);
      else if (kind === "calls") throw busy(2 + Math.floor(Math.random() * 4));
      // Nobody waits for the answer to a report of events.
      else void reply.code(204).headers(headers).send();
      return isRefused;
    });

  const admitted = new WeakSet<FastifyRequest>();
  const endsOfTurns = new WeakMap<FastifyRequest, () => void>();
  app.addHook("onRequest", (request, reply, done) => {
    if (!admission.isCrowded()) return done();
    const line = `${request.method} ${request.routeOptions.url}`;
    const check = checks.get(line);
    if (!check) return done();
    try {
      if (check(request, reply)) return;
      admitted.add(request);
      done();
    } catch (refusal) {
      reply.headers(headers);
      done(refusal as Error);
    }
  });
  app.addHook("preHandler", (request, reply, done) => {
    if (!admitted.has(request)) return done();
    const end = turns.take(done);
    endsOfTurns.set(request, end);
    reply.raw.once("close", end);
  });
  app.addHook("onSend", (request, _reply, _payload, done) => {
    endsOfTurns.get(request)?.();
    done();
  });
}

/** What visitors' calls count as; signing in is for staff. */
function kindsOf(routes: Route[]): [line: string, kind: Kind][] {
  return routes
    .filter(
      ({ endpoint: { access, path }, cached }) =>
        access === "public" && !cached && path !== "/api/auth",
    )
    .map(({ endpoint: { line, path } }) => [
      line,
      path === "/api/events" ? "events" : "calls",
    ]);
}

function isMarked({ headers }: Pick<FastifyRequest, "headers">): boolean {
  return headers.cookie !== undefined && marked.test(headers.cookie);
}

/** Says of a browser that it has begun, and nothing about whose it is. */
function mark(
  request: FastifyRequest,
  reply: FastifyReply,
  { overHttps }: Config,
) {
  if (isMarked(request)) return;
  const secure = overHttps ? "; Secure" : "";
  const cookie = `begun=1; Path=/; Max-Age=${secondsOfMark}; SameSite=Lax; HttpOnly`;
  reply.header("set-cookie", cookie + secure);
}

function createPageCheck(
  admission: Admission,
  config: Config,
  headers: Record<string, string>,
): Check {
  const pageFor = createCrowdPages(config, headers);
  return (request, reply) => {
    const { url } = request;
    const hasBegun = underWay.test(url) || isMarked(request);
    if (hasBegun || admission.admits("newcomers")) {
      mark(request, reply, config);
      return false;
    }
    const asked = askedLanguage.exec(url)?.[1];
    const language = languageOf(request, asked);
    if (asked === language)
      reply.header("set-cookie", languageCookie(language));
    void sendCached(request, reply, pageFor(language, admission.pause()));
    return true;
  };
}
