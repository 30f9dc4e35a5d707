// Calls by the wrong role, broken requests to every route, and scripts in every field. Loopback only.
import fc from "fast-check";
import { endpoints } from "#shared/contract/index.ts";
import { replyProblem } from "#server/testing/attacks/judge.ts";
import {
  type AttackRequest,
  attemptsOf,
  filledWith,
} from "#server/testing/attacks/requests.ts";
import { everyRoute } from "#server/testing/attacks/routes.ts";
import { smuggleAll, smuggling } from "#server/testing/attacks/smuggling.ts";
import type { ReportRow } from "#bench/prove/report.ts";
import {
  inParallel,
  rowOf,
  type AttackedSite,
  withAttackedSite,
} from "./site.ts";
import { proveStoredScripts } from "./stored-scripts.ts";

export async function proveAttacks(scale: number): Promise<ReportRow[]> {
  const perRoute = Math.max(5, Math.round(200 * scale));
  const requests = await withAttackedSite(async (site) => [
    await proveAccess(site),
    await proveBrokenRequests(site, perRoute),
    await proveSmuggling(site),
  ]);
  const scripts = await withAttackedSite((site) =>
    proveStoredScripts(site, scale),
  );
  return [...requests, ...scripts];
}

/** Every call by every role: allowed callers get an answer, the others 401 or 403. */
async function proveAccess({ ask, callers }: AttackedSite): Promise<ReportRow> {
  const problems: string[] = [];
  const all = await callers();
  const pairs = endpoints.flatMap((endpoint) =>
    all.map((caller) => ({ endpoint, caller })),
  );
  await inParallel(pairs, 8, async ({ endpoint, caller }) => {
    const { status } = await ask({
      method: endpoint.method,
      path: filledWith(endpoint.path, "1".repeat(22)),
      headers: await caller.headers(),
    });
    const isRefused = status === 401 || status === 403;
    if (isRefused === caller.may(endpoint) || status === 0)
      problems.push(`${endpoint.line} by ${caller.name}: ${status}`);
  });
  const remarks = `${endpoints.length} calls × ${all.length} callers`;
  return rowOf("calls by the wrong role", pairs.length, problems, remarks);
}

async function proveBrokenRequests(
  { ask, staffHeaders }: AttackedSite,
  perRoute: number,
): Promise<ReportRow> {
  const problems: string[] = [];
  const statuses = new Map<string, number>();
  let slowest = 0;
  const attempts = everyRoute.flatMap((route, seed) =>
    fc
      .sample(attemptsOf(route), { numRuns: perRoute, seed })
      .map((attempt) => ({ ...attempt, route })),
  );
  await inParallel(attempts, 8, async (attempt) => {
    const { what, method, path, headers, body, route } = attempt;
    const credentials = path.startsWith("/api/") ? await staffHeaders() : {};
    const answer = await ask({
      method,
      path,
      headers: { ...credentials, ...headers },
      body,
    });
    const { status, milliseconds } = answer;
    const name =
      status < 500 ? `${status}` : `${status} of ${route.method} ${route.path}`;
    statuses.set(name, (statuses.get(name) ?? 0) + 1);
    slowest = Math.max(slowest, milliseconds);
    const problem =
      status === 0 ? cutOff(attempt, milliseconds) : replyProblem(path, answer);
    if (problem) problems.push(`${method} ${path} (${what}): ${problem}`);
  });
  const counts = [...statuses]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map((pair) => pair.join("×"));
  const remarks = `${everyRoute.length} routes × ${perRoute}; slowest ${Math.round(slowest)} ms; ${counts.join(" ")}`;
  return rowOf("broken requests", attempts.length, problems, remarks);
}

/** The server may close the connection early if the body is far too long. */
function cutOff({ body = "" }: AttackRequest, milliseconds: number) {
  const isLong = body.length > 64 * 1024;
  return isLong && milliseconds < 2000 ? undefined : "no answer";
}

async function proveSmuggling({ url }: AttackedSite): Promise<ReportRow> {
  const problems = await smuggleAll(Number(new URL(url).port));
  const amount = Object.keys(smuggling).length;
  return rowOf("requests inside requests", amount, problems);
}
