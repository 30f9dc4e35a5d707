import type { Endpoint, InputOf, ReplyOf } from "#shared/contract/endpoint.ts";
import type { Contract } from "#shared/contract/index.ts";
import type { ContentCache } from "#server/replies/content-cache.ts";
import { asRefusal, refusalOf } from "#server/errors.ts";
import type { AnswerOnce } from "#server/idempotency/answer-once.ts";
import { networkOf } from "#server/limits/network.ts";
import { type Call, present, type Route } from "./route.ts";

export type InProcess = <L extends keyof Contract>(
  line: L,
  input: InputOf<Contract[L]>,
  extra?: { idempotencyKey?: string },
) => Promise<ReplyOf<Contract[L]>>;

type Means = { answerOnce: AnswerOnce; cache: ContentCache };
type Given = { params: unknown; query: unknown; body: unknown };

/** The typed client's way on the server: the same parsing, limits and presenting, without a socket. */
export function callInProcess(
  routes: Route[],
  means: Means,
): (ip: string) => InProcess {
  const open = routes.filter(({ endpoint }) => endpoint.access === "public");
  const byLine = new Map<string, Route>(
    open.map((each) => [each.endpoint.line, each]),
  );
  return (ip) => async (line, input, extra) => {
    const found = byLine.get(line);
    if (!found) throw new Error(`No public call ${line}`);
    const given = parsed(found.endpoint, input);
    const answering = answered(found, given, {
      ...means,
      ip,
      key: extra?.idempotencyKey,
    });
    const reply = await answering.catch((error: unknown) => {
      throw asRefusal(error) ?? error;
    });
    return reply as never;
  };
}

function parsed(endpoint: Endpoint, input: unknown): Given {
  const given = input as Partial<Given>;
  const parse = (part: keyof Given) => {
    const result = endpoint[part]?.safeParse(given[part]);
    if (result && !result.success) throw refusalOf(result.error, given[part]);
    return result?.data;
  };
  return {
    params: parse("params"),
    query: parse("query"),
    body: parse("body"),
  };
}

/** The reply as it would be read from the wire: cached where it is the same for everybody, once for each key of a POST. */
function answered(
  route: Route,
  given: Given,
  {
    answerOnce,
    cache,
    ip,
    key,
  }: Means & { ip: string; key: string | undefined },
): Promise<unknown> {
  const { endpoint, answer, cached } = route;
  const { line, method } = endpoint;
  const caller = {
    ip,
    doNotTrack: true,
    language: "en",
    userAgent: undefined,
  };
  const cookies = { read: () => undefined, set: () => undefined };
  const call = { ...given, caller, cookies };
  const make = async () => {
    const text = await answerOnce({
      key: method === "POST" ? key : undefined,
      scope: `${line} ${networkOf(ip)}`,
      input: [given.params, given.query, given.body],
      answer: (once) => answer({ ...call, once } as Call<Endpoint>),
      present: (result) => present(endpoint, result),
    });
    return text === "" ? undefined : JSON.parse(text);
  };
  const name = `in process ${line} ${JSON.stringify(given.params)}`;
  const read = async () => frozen(await make());
  return cached ? cache.get(name, () => cache.readContent(name, read)) : make();
}

/** What is cached for all callers is changed by none. */
function frozen(reply: unknown): unknown {
  if (typeof reply !== "object" || reply === null) return reply;
  for (const part of Object.values(reply)) frozen(part);
  return Object.freeze(reply);
}
