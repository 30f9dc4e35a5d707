import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { deviceOf } from "#shared/rules/staff/device.ts";
import {
  isProofOld,
  secondsSinceProof,
  signOnPath,
  type SignOnProblem,
} from "#shared/rules/staff/sign-on.ts";
import type { Services } from "#server/services.ts";
import { createMonthlySeal } from "#server/secrets/monthly-seal.ts";
import {
  arrivalSeconds,
  attemptSeconds,
  cookiesOf,
  readCookie,
} from "./cookies.ts";
import { enter } from "./enter.ts";
import { createProvider, isRefusedThere } from "./provider.ts";
import { readSingleSignOn } from "./settings.ts";

const carried = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  again: z.boolean(),
  back: z.string(),
});

/** What a browser carries of its sign-in, sealed; older secrets are swept away with those of visits. */
export function sealsOf(db: Services["db"]) {
  const sealFor = (purpose: string, seconds: number) =>
    createMonthlySeal(db, {
      secrets: "visits",
      purpose,
      days: seconds / 86_400,
      longest: 2000,
    });
  return {
    attempt: sealFor("single sign-on attempt", attemptSeconds),
    arrival: sealFor("single sign-on arrival", arrivalSeconds),
  };
}

/** The two addresses that a browser is taken through: to the identity provider, and back. */
export function mountSingleSignOn(app: FastifyInstance, services: Services) {
  const { db, config } = services;
  const singleSignOn = readSingleSignOn(config);
  if (!singleSignOn) return;
  const provider = createProvider(config, singleSignOn);
  const cookies = cookiesOf(config);
  const seals = sealsOf(db);
  const options = { schema: { hide: true } } as const;

  app.get(signOnPath, options, async (request, reply) => {
    const { back = "", again } = request.query as Record<string, string>;
    const begun = await provider
      .begin(again !== undefined)
      .catch((error: unknown) => {
        app.log.warn({ err: error }, "the identity provider cannot be reached");
      });
    if (!begun) return turnBack(reply, "unavailable", back);
    const attempt = { ...begun.attempt, back: String(back).slice(0, 500) };
    const sealed = await seals.attempt.seal(JSON.stringify(attempt));
    reply.header("set-cookie", [
      ...cookies.forgetAttempts(request.headers.cookie),
      cookies.attempt(attempt.state).write(sealed),
    ]);
    return reply.redirect(begun.address);
  });

  app.get(`${signOnPath}/back`, options, async (request, reply) => {
    const found = await readAttempt(request);
    if (!found) return turnBack(reply, "too_late", "");
    const { back, ...attempt } = found;
    reply.header("set-cookie", cookies.attempt(attempt.state).forget);
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
    // Whoever was to prove anew who they are keeps the session they have.
    if (attempt.again && isProofOld(age))
      return turnBack(reply, "unproven", back);
    const entered = await enter(db, singleSignOn, claims, { ...from, age });
    if ("problem" in entered) return turnBack(reply, entered.problem, back);
    const sealed = await seals.arrival.seal(entered.token);
    reply.header("set-cookie", cookies.arrival.write(sealed));
    return reply.redirect(loginAfter("entered", back));
  });

  /** What this browser left with, where this answers it and it was not too long ago. */
  async function readAttempt({ headers, query }: FastifyRequest) {
    const { state } = query as { state?: unknown };
    if (typeof state !== "string") return undefined;
    const sealed = readCookie(cookies.attempt(state), headers.cookie);
    const text = await seals.attempt.open(sealed);
    const { data } = carried.safeParse(JSON.parse(text ?? "null"));
    return data?.state === state ? data : undefined;
  }
}

function turnBack(reply: FastifyReply, failed: SignOnProblem, back: string) {
  return reply.redirect(loginAfter(`failed=${failed}`, back));
}

/** What happened stands behind the #: the page is the same for everybody. */
function loginAfter(said: string, back: string): string {
  const query = back ? `?${new URLSearchParams({ back }).toString()}` : "";
  return `/login${query}#${said}`;
}
