import fc from "fast-check";
import { endpoints } from "#shared/contract/index.ts";
import type { Endpoint } from "#shared/contract/endpoint.ts";
import type { Caller } from "#server/testing/attacks/callers.ts";
import { problemOf } from "#server/testing/attacks/judge.ts";
import {
  type Attempt,
  attemptsOf,
  filledWith,
} from "#server/testing/attacks/requests.ts";
import { everyRoute } from "#server/testing/attacks/routes.ts";
import { smuggleAll, smuggling } from "#server/testing/attacks/smuggling.ts";
import { each, rowOf, type Site } from "./site.ts";

/** Every call by every caller: who may, is answered; who may not, is told to sign in. */
export async function proveAccess({ ask, callers }: Site) {
  const problems: string[] = [];
  const all = await callers();
  const pairs = endpoints.flatMap((endpoint) =>
    all.map((caller): [Endpoint, Caller] => [endpoint, caller]),
  );
  await each(pairs, 8, async ([endpoint, { name, headers, may }]) => {
    const path = filledWith(endpoint.path, "1".repeat(22));
    const given = await headers();
    const { status } = await ask({
      method: endpoint.method,
      path,
      headers: given,
    });
    const isRefused = status === 401 || status === 403;
    if (isRefused === may(endpoint) || status === 0)
      problems.push(`${endpoint.line} by ${name}: ${status}`);
  });
  const remarks = `${endpoints.length} calls × ${all.length} callers`;
  return rowOf("calls by who may not", pairs.length, problems, remarks);
}

/** So many broken requests to every route there is. */
export async function proveBrokenRequests(
  { ask, staff }: Site,
  perRoute: number,
) {
  const problems: string[] = [];
  const statuses = new Map<string, number>();
  let slowest = 0;
  const attempts = everyRoute.flatMap((route, nth) =>
    fc
      .sample(attemptsOf(route), { numRuns: perRoute, seed: nth })
      .map((attempt) => ({
        ...attempt,
        route: `${route.method} ${route.path}`,
      })),
  );
  await each(attempts, 8, async (attempt) => {
    const { what, method, path, headers, body } = attempt;
    const credentials = path.startsWith("/api/") ? await staff() : {};
    const answer = await ask({
      method,
      path,
      headers: { ...credentials, ...headers },
      body,
    });
    const { status, milliseconds } = answer;
    // Who is told to come back later is told so for a reason, which belongs into the table.
    const of = status < 500 ? `${status}` : `${status} of ${attempt.route}`;
    statuses.set(of, (statuses.get(of) ?? 0) + 1);
    slowest = Math.max(slowest, milliseconds);
    const problem =
      status === 0 ? cutOff(attempt, milliseconds) : problemOf(path, answer);
    if (problem) problems.push(`${method} ${path} (${what}): ${problem}`);
  });
  const counts = [...statuses].toSorted(([a], [b]) => a.localeCompare(b));
  const said = counts.map((pair) => pair.join("×")).join(" ");
  const remarks = `${everyRoute.length} routes × ${perRoute}; slowest ${Math.round(slowest)} ms; ${said}`;
  return rowOf("broken requests", attempts.length, problems, remarks);
}

/** A body that is far too long may be cut off before it was all sent. */
function cutOff({ body = "" }: Attempt, milliseconds: number) {
  const isLong = body.length > 64 * 1024;
  return isLong && milliseconds < 2000 ? undefined : "no answer";
}

export async function proveSmuggling({ url }: Site) {
  const amount = Object.keys(smuggling).length;
  const problems = await smuggleAll(Number(new URL(url).port));
  return rowOf("requests in requests", amount, problems);
}
