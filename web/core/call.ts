import * as z from "zod/mini";
import type { Call } from "./visit.ts";
import { readText } from "./storage.ts";

const refusal = z.object({
  errors: z.array(
    z.object({
      code: z.string(),
      msg: z.string(),
      field: z.optional(z.string()),
    }),
  ),
});

export type Reason = z.infer<typeof refusal>["errors"][number];

/** The server said no, or could not be reached (`status` 0). */
export class CallFailed extends Error {
  readonly status: number;
  readonly reasons: Reason[];

  constructor(status: number, reasons: Reason[]) {
    super(reasons[0]?.code ?? `status ${status}`);
    this.status = status;
    this.reasons = reasons;
  }
}

type Given = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
};

function addressOf(path: string, { params = {}, query }: Given): string {
  const filled = path.replace(/:(\w+)/g, (_, name) =>
    encodeURIComponent(params[name] ?? ""),
  );
  return query ? `${filled}?${new URLSearchParams(query)}` : filled;
}

async function ask(
  line: string,
  given: Given,
  idempotencyKey?: string,
): Promise<Response> {
  const [method = "GET", path = ""] = line.split(" ");
  const token = readText("token");
  const headers = new Headers();
  if (token !== undefined) headers.set("authorization", `Bearer ${token}`);
  if (given.body !== undefined) headers.set("content-type", "application/json");
  if (idempotencyKey !== undefined)
    headers.set("idempotency-key", idempotencyKey);
  const body = given.body === undefined ? null : JSON.stringify(given.body);
  return fetch(addressOf(path, given), { method, headers, body }).catch(() => {
    throw new CallFailed(0, []);
  });
}

/** Makes one call of the contract from the browser. */
export const call: Call = async (line, input, extra) => {
  const response = await ask(line, input as Given, extra?.idempotencyKey);
  if (response.status === 204) return undefined as never;
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok && body !== undefined) return body as never;
  throw new CallFailed(
    response.status,
    refusal.safeParse(body).data?.errors ?? [],
  );
};
