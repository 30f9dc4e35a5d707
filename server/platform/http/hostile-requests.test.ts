import fc from "fast-check";
import { expect, test } from "vitest";
import { createCallers } from "#server/testing/attacks/callers.ts";
import { replyProblem } from "#server/testing/attacks/judge.ts";
import {
  attemptsOf,
  type AttackRequest,
  filledWith,
} from "#server/testing/attacks/requests.ts";
import { everyRoute } from "#server/testing/attacks/routes.ts";
import { createQuizApp } from "#server/testing/visitor/quiz.ts";

/** `npm run prove -- attack` sends 500 per route. */
const perRoute = 8;

test("broken requests never get an internal error, internal details or no answer", async () => {
  const { app, db } = await createQuizApp({ RATE_LIMIT_SCALE: "1000000" });
  const callers = await createCallers(db);
  const [nobody, staff] = ["nobody", "staff"].map((name) =>
    callers.find((caller) => caller.name === name)!,
  );
  const failed: string[] = [];

  async function make({ what, method, path, headers, body }: AttackRequest) {
    const who = path.startsWith("/api/") ? staff! : nobody!;
    const reply = await app.inject({
      method: method as "GET",
      url: path,
      headers: { ...(await who.headers()), ...headers },
      ...(body !== undefined && { payload: body }),
    });
    const problem = replyProblem(path, {
      status: reply.statusCode,
      headers: reply.headers,
      body: reply.body,
      // The bench measures speed; tests share the machine.
      milliseconds: 0,
    });
    const given = String(body ?? "").slice(0, 200);
    if (problem)
      failed.push(`${method} ${path} (${what}) ${given}: ${problem}`);
  }

  for (const [nth, route] of everyRoute.entries())
    for (const attempt of fc.sample(attemptsOf(route), {
      numRuns: perRoute,
      seed: nth,
    }))
      await make(attempt);
  expect(failed).toEqual([]);
});

test("fills every path parameter before a URL is attacked", () => {
  const filled = everyRoute.map(({ path }) => filledWith(path, "x"));
  expect(filled.filter((path) => path.includes(":"))).toEqual([]);
  expect(filled).toContain("/x");
});
