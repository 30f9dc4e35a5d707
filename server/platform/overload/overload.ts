import underPressure from "@fastify/under-pressure";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { languageCookie } from "#shared/rules/language.ts";
import type { Config } from "#server/platform/config.ts";
import { busy } from "#server/platform/errors.ts";
import { languageOf } from "#server/platform/http/preferences.ts";
import type { Route } from "#server/platform/http/route.ts";
import { busyPage, busyPagePolicy } from "./busy-page.ts";

/** The numbers of requests in progress above which requests of each kind are refused. */
export const maxInProgress = { newcomers: 32, events: 32, calls: 128 };
type Kind = keyof typeof maxInProgress;

const checkInterval = 100;

export type Overload = Awaited<ReturnType<typeof refuseUnderOverload>>;

type Means = {
  config: Pick<Config, "overHttps">;
  routes: Route[];
  /** Number of requests in progress; tests override it. */
  inProgress?: (() => number) | undefined;
};

/** Pages of a started quiz and of staff. */
const startedQuizOrStaff =
  /^\/+(question|rank|results|login|dashboard)(?=[/?]|$)/;
const requestedLanguage = /[?&]lang=(\w+)/;

/**
 * Refuses requests of visitors during an overload: new visitors first, so that those who started can finish. Cached
 * replies, files, staff, health checks and metrics are always answered.
 */
export async function refuseUnderOverload(
  app: FastifyInstance,
  { config, routes, inProgress = countInProgress(app) }: Means,
) {
  const refused = { newcomers: 0, events: 0, calls: 0 };
  const policy = busyPagePolicy(config.overHttps);
  const kinds = kindsOf(routes);
  await app.register(underPressure, {
    healthCheck: async () => inProgress() <= maxInProgress.newcomers,
    healthCheckInterval: checkInterval,
    async pressureHandler(request, reply) {
      const kind = kinds.get(`${request.method} ${request.routeOptions.url}`);
      if (kind === undefined || inProgress() <= maxInProgress[kind]) return;
      if (kind === "newcomers" && startedQuizOrStaff.test(request.url)) return;
      refused[kind] += 1;
      if (kind === "newcomers") await sendBusyPage(request, reply, policy);
      // Browsers ignore the answer to an event report.
      else if (kind === "events") await reply.code(204).send();
      else throw busy(between(2, 5));
    },
  });
  return { inProgress, refused };
}

/**
 * Counts requests from the time they have arrived completely until their answer is ready, so that slow connections
 * do not count.
 */
function countInProgress(app: FastifyInstance): () => number {
  const inProgress = new Set<FastifyRequest>();
  app.addHook("preHandler", (request, reply, done) => {
    inProgress.add(request);
    reply.raw.once("close", () => inProgress.delete(request));
    done();
  });
  app.addHook("onSend", (request, _reply, _payload, done) => {
    inProgress.delete(request);
    done();
  });
  return () => inProgress.size;
}

/** Routes that may be refused: pages and uncached calls of visitors. */
function kindsOf(routes: Route[]): Map<string, Kind> {
  const calls = routes.filter(
    ({ endpoint: { access, path } }) =>
      access === "public" && path !== "/api/auth",
  );
  return new Map<string, Kind>([
    ["GET /*", "newcomers"],
    ["HEAD /*", "newcomers"],
    ...calls.map(({ endpoint: { line, path } }): [string, Kind] => [
      line,
      path === "/api/events" ? "events" : "calls",
    ]),
  ]);
}

function sendBusyPage(
  request: FastifyRequest,
  reply: FastifyReply,
  policy: string,
) {
  const requested = requestedLanguage.exec(request.url)?.[1];
  const language = languageOf(request, requested);
  if (requested === language)
    reply.header("set-cookie", languageCookie(language));
  const seconds = between(5, 15);
  return reply
    .code(503)
    .headers({
      "cache-control": "no-store",
      "content-security-policy": policy,
      "retry-after": seconds,
      "x-robots-tag": "noindex, nofollow",
    })
    .type("text/html; charset=utf-8")
    .send(busyPage(language, seconds));
}

/** Returns a random number of seconds, to spread out retries. */
function between(least: number, most: number): number {
  return least + Math.floor(Math.random() * (most - least + 1));
}
