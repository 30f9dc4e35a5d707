import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { deviceOf } from "#shared/rules/staff/device.ts";
import {
  isProofOld,
  secondsSinceProof,
  signOnPath,
  type SignOnProblem,
} from "#shared/rules/staff/sign-on.ts";
import {
  readSignInMethods,
  acceptSignOn,
} from "#shared/contract/staff/single-sign-on.ts";
import type { Services } from "#server/services.ts";
import { createCookieEncryption } from "#server/platform/secrets/cookie-encryption.ts";
import type { Config } from "#server/platform/config.ts";
import { type Cookie, safeCookie } from "#server/platform/http/cookies.ts";
import { refusal } from "#server/platform/errors.ts";
import { hashToken, newToken } from "#server/platform/ids.ts";
import { replaceToken } from "#server/staff/auth/queries.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import { completeSignIn } from "./complete-sign-in.ts";
import { attemptSchema, createProvider, isRefusedThere } from "./provider.ts";

const attemptCookie = attemptSchema.extend({ back: z.string() });

function sealsOf(db: Services["db"]) {
  return {
    attempt: createCookieEncryption(
      db,
      "single sign-on attempt",
      attemptSeconds,
    ),
    arrival: createCookieEncryption(
      db,
      "single sign-on arrival",
      arrivalSeconds,
    ),
  };
}

/** The two redirects: to the identity provider and back. */
export function mountSingleSignOn(app: FastifyInstance, services: Services) {
  const { db, config } = services;
  const { singleSignOn } = config;
  if (!singleSignOn) return;
  const provider = createProvider(config, singleSignOn);
  const cookies = cookiesOf(config);
  const seals = sealsOf(db);
  const options = { schema: { hide: true } } as const;

  app.get(signOnPath, options, async (request, reply) => {
    const { back = "", again } = request.query as Record<string, string>;
    const started = await provider
      .begin(again !== undefined)
      .catch((error: unknown) => {
        app.log.warn({ err: error }, "the identity provider cannot be reached");
      });
    if (!started) return turnBack(reply, "unavailable", back);
    const attempt = { ...started.attempt, back: String(back).slice(0, 500) };
    const sealed = await seals.attempt.seal(JSON.stringify(attempt));
    for (const old of cookies.surplusAttempts(request.cookies))
      reply.clearCookie(old.name, old.options);
    const { name, options: safe } = cookies.attempt(attempt.state);
    reply.setCookie(name, sealed, safe);
    return reply.redirect(started.address);
  });

  app.get(`${signOnPath}/back`, options, async (request, reply) => {
    const found = await readAttempt(request);
    if (!found) return turnBack(reply, "too_late", "");
    const { back, ...attempt } = found;
    const { name, options: safe } = cookies.attempt(attempt.state);
    reply.clearCookie(name, safe);
    const claims = await provider
      .finish(request.url, attempt)
      .catch(async (error: unknown) => {
        if (await isRefusedThere(error)) return "refused" as const;
        app.log.warn({ err: error }, "the identity provider cannot be asked");
        return "unavailable" as const;
      });
    if (typeof claims === "string") return turnBack(reply, claims, back);
    const device = deviceOf(request.headers["user-agent"]);
    const from = { ip: request.ip, device };
    const age = secondsSinceProof(claims, {
      now: Date.now(),
      isBelieved: attempt.again && singleSignOn.trustsPrompt,
    });
    // A failed re-authentication keeps the existing session.
    if (attempt.again && isProofOld(age))
      return turnBack(reply, "unproven", back);
    const entered = await completeSignIn(db, singleSignOn, claims, {
      ...from,
      age,
    });
    if ("problem" in entered) return turnBack(reply, entered.problem, back);
    const sealed = await seals.arrival.seal(entered.token);
    reply.setCookie(cookies.arrival.name, sealed, cookies.arrival.options);
    return reply.redirect(loginAfter("entered", back));
  });

  /** The sign-in attempt that this response belongs to, unless it expired. */
  async function readAttempt({ cookies: sent, query }: FastifyRequest) {
    const { state } = query as { state?: unknown };
    if (typeof state !== "string") return undefined;
    const sealed = sent[cookies.attempt(state).name];
    const text = await seals.attempt.open(sealed);
    const { data } = attemptCookie.safeParse(JSON.parse(text ?? "null"));
    return data?.state === state ? data : undefined;
  }
}

function turnBack(reply: FastifyReply, failed: SignOnProblem, back: string) {
  return reply.redirect(loginAfter(`failed=${failed}`, back));
}

/** The outcome is in the URL fragment, so the page is the same for everyone. */
function loginAfter(outcome: string, back: string): string {
  const query = back ? `?${new URLSearchParams({ back }).toString()}` : "";
  return `/login${query}#${outcome}`;
}

const attemptSeconds = 600;
const arrivalSeconds = 120;

/** The limit on sign-ins in parallel tabs of one browser, because header sizes are limited. */
const mostAttempts = 4;

/** Sign-in cookies: HttpOnly and valid for a few minutes. */
function cookiesOf(config: Pick<Config, "overHttps">) {
  const attempt = (state: string): Cookie =>
    safeCookie(config, `sign-on-${state}`, attemptSeconds);
  return {
    /** Each tab has its own. The browser sends it even when another site, the provider, sends the visitor back. */
    attempt,
    /** Returns the oldest cookies, which browsers send first, to delete them and make room for a new one. */
    surplusAttempts(sent: Record<string, string | undefined>): Cookie[] {
      const { name } = attempt("");
      const states = Object.keys(sent)
        .filter((each) => each.startsWith(name))
        .map((each) => each.slice(name.length));
      const over = Math.max(0, states.length - mostAttempts + 1);
      return states.slice(0, over).map(attempt);
    },
    /** The browser sends it only with calls from our own pages. */
    arrival: safeCookie(config, "signed-on", arrivalSeconds, "strict"),
  };
}

export function singleSignOnRoutes({ db, config }: Services): Route[] {
  const { singleSignOn } = config;
  const { arrival } = cookiesOf(config);
  const seals = sealsOf(db);
  return [
    route(readSignInMethods, async () => ({
      password: config.passwordSignIn,
      singleSignOn: singleSignOn
        ? {
            name: singleSignOn.name ?? "",
            givesRoles: singleSignOn.roles !== undefined,
          }
        : null,
    })),

    route(acceptSignOn, async ({ cookies }) => {
      const arrivalToken = await seals.arrival.open(cookies.read(arrival));
      cookies.set(arrival, undefined);
      const token = newToken();
      // The token in the cookie can be used only once.
      const isTaken =
        arrivalToken !== undefined &&
        (await replaceToken(db, hashToken(arrivalToken), hashToken(token)));
      if (!isTaken) throw refusal(400, "sign_in_too_slow");
      return { token };
    }),
  ];
}
