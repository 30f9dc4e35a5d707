import type { Endpoint, InputOf, ReplyOf } from "#shared/contract/endpoint.ts";
import type { Contract } from "#shared/contract/index.ts";
import type { Content } from "#server/content/live/content.ts";
import type { ContentCache } from "#server/content/live/content-cache.ts";
import {
  asksForPlaceholder,
  contentRoutes,
  replyFrom,
} from "#server/content/live/routes.ts";
import { asRefusal, refusalOf } from "#server/platform/errors.ts";
import {
  callerOf,
  type Idempotent,
} from "#server/platform/idempotency/idempotency.ts";
import {
  type HandlerInput,
  present,
  type Route,
} from "#server/platform/http/route.ts";

export type InProcess = (<L extends keyof Contract>(
  line: L,
  input: InputOf<Contract[L]>,
  extra?: Extra,
) => Promise<ReplyOf<Contract[L]>>) & {
  /** The content that all calls of this page use. */
  readContent: () => Promise<Content>;
};

type Dependencies = { idempotent: Idempotent; cache: ContentCache };
type Extra = { idempotencyKey?: string };
type Caller = { ip: string; key: string | undefined };
type CallInput = { params: unknown; query: unknown; body: unknown };

const contentRoutesByLine = new Map(
  contentRoutes.map((each) => [each.endpoint.line, each]),
);

/**
 * Calls endpoints on the server without HTTP, with the same parsing, limits and reply schemas. All calls
 * of one page use the same state of the content.
 */
export function callInProcess(
  routes: Route[],
  { idempotent, cache }: Dependencies,
): (ip: string) => InProcess {
  const publicRoutes = routes.filter(
    ({ endpoint }) => endpoint.access === "public",
  );
  const byLine = new Map<string, Route>(
    publicRoutes.map((each) => [each.endpoint.line, each]),
  );
  return (ip) => {
    let content: Promise<Content> | undefined;
    const readContent = () => (content ??= cache.read());

    async function answer(line: string, input: unknown, key?: string) {
      const contentRoute = contentRoutesByLine.get(line as Endpoint["line"]);
      if (contentRoute) {
        const { params, query } = parseInput(contentRoute.endpoint, input);
        const hasPlaceholder = asksForPlaceholder(query);
        const call = { params, hasPlaceholder };
        return replyFrom(contentRoute, await readContent(), call);
      }
      const route = byLine.get(line);
      if (!route) throw new Error(`No public call ${line}`);
      const callInput = parseInput(route.endpoint, input);
      return runRoute(route, callInput, { idempotent, ip, key });
    }

    const call = (line: string, input: unknown, extra?: Extra) =>
      answer(line, input, extra?.idempotencyKey).catch((error: unknown) => {
        throw asRefusal(error) ?? error;
      });
    return Object.assign(call, { readContent }) as InProcess;
  };
}

function parseInput(endpoint: Endpoint, input: unknown): CallInput {
  const parts = input as Partial<CallInput>;
  const parse = (part: keyof CallInput) => {
    const result = endpoint[part]?.safeParse(parts[part]);
    if (result && !result.success) throw refusalOf(result.error, parts[part]);
    return result?.data;
  };
  return {
    params: parse("params"),
    query: parse("query"),
    body: parse("body"),
  };
}

/** The reply as parsed from JSON. A POST with a key runs only once. */
async function runRoute(
  { endpoint, answer }: Route,
  input: CallInput,
  { idempotent, ip, key }: Pick<Dependencies, "idempotent"> & Caller,
): Promise<unknown> {
  const { line, method } = endpoint;
  const caller = {
    ip,
    doNotTrack: true,
    language: "en",
    userAgent: undefined,
  };
  const cookies = { read: () => undefined, set: () => undefined };
  const call = { ...input, caller, cookies };
  const text = await idempotent({
    key: method === "POST" ? key : undefined,
    scope: `${line} ${callerOf(caller, key)}`,
    input: [input.params, input.query, input.body],
    answer: (once) => answer({ ...call, once } as HandlerInput<Endpoint>),
    present: (result) => present(endpoint, result),
  });
  return text === "" ? undefined : JSON.parse(text);
}
