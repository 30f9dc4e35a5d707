import type { Endpoint, InputOf, ReplyOf } from "#shared/contract/endpoint.ts";
import type { Contract } from "#shared/contract/index.ts";
import { asRefusal, refusalOf } from "#server/errors.ts";
import type { Call, Route } from "./route.ts";

export type InProcess = <L extends keyof Contract>(
  line: L,
  input: InputOf<Contract[L]>,
) => Promise<ReplyOf<Contract[L]>>;

/** The typed client's way to read on the server: the same parsing and presenting, without a socket. */
export function callInProcess(routes: Route[]): (ip: string) => InProcess {
  const open = routes.filter(
    ({ endpoint: { access, method } }) =>
      access === "public" && method === "GET",
  );
  const byLine = new Map<string, Route>(
    open.map((each) => [each.endpoint.line, each]),
  );
  return (ip) => async (line, input) => {
    const found = byLine.get(line);
    if (!found) throw new Error(`No public call ${line}`);
    const { endpoint, answer } = found;
    const given = input as Partial<Record<Part, unknown>>;
    const parse = (part: Part) => {
      const parsed = endpoint[part]?.safeParse(given[part]);
      if (parsed && !parsed.success) throw refusalOf(parsed.error, given[part]);
      return parsed?.data;
    };
    const call = {
      params: parse("params"),
      query: parse("query"),
      body: parse("body"),
    };
    const result = await answer({
      ...call,
      caller: { ip, doNotTrack: true, language: "en" },
    } as Call<Endpoint>).catch((error: unknown) => {
      throw asRefusal(error) ?? error;
    });
    return endpoint.reply?.parse(result) as never;
  };
}

type Part = "params" | "query" | "body";
