import type { Contract } from "#shared/contract/index.ts";
import type { Call } from "#web/core/calls/page-request.ts";
import type { TestApp } from "#server/testing/test-app.ts";

export type Line = keyof Contract;
type Ask = TestApp["ask"];

/** A browser that keeps its cookies. `extra` are headers of all its requests. */
export function openBrowser(ask: Ask, extra: Record<string, string> = {}) {
  const cookies = new Map<string, string>();

  async function send(
    line: string,
    body?: object | string,
    headers: object = {},
  ) {
    const cookie = [...cookies].map((each) => each.join("=")).join("; ");
    const reply = await ask(line, {
      ...(body !== undefined && { body }),
      headers: { ...extra, ...(cookie && { cookie }), ...headers },
    });
    for (const { name, value } of reply.cookies) cookies.set(name, value);
    return reply;
  }

  /** Calls like the scripts of a page. */
  const call: Call = async (line, input, { idempotencyKey } = {}) => {
    const { params, query, body } = input as {
      params?: Record<string, string>;
      query?: Record<string, string>;
      body?: object;
    };
    const filled = line.replace(/:(\w+)/g, (_, name) => params?.[name] ?? "");
    const path = query ? `${filled}?${new URLSearchParams(query)}` : filled;
    const headers = idempotencyKey && { "idempotency-key": idempotencyKey };
    const reply = await send(path, body, { ...headers });
    if (reply.statusCode < 400)
      return reply.body === "" ? (undefined as never) : reply.json();
    throw Object.assign(new Error(`${path}: ${reply.body}`), {
      status: reply.statusCode,
      reasons: reply.json().errors,
    });
  };

  /** Posts a form, as a browser without scripts. Returns where it leads. */
  async function post(path: string, fields: Record<string, string>) {
    const form = new URLSearchParams(fields).toString();
    const reply = await send(`POST ${path}`, form, {
      "content-type": "application/x-www-form-urlencoded",
    });
    return String(reply.headers["location"]);
  }
  return { send, call, post };
}

export type Browser = ReturnType<typeof openBrowser>;
