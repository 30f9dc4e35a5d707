import * as v from "valibot";
import type { ErrorCode } from "#shared/rules/refusals.ts";
import type { Call } from "./page-request.ts";
import { newKey } from "./idempotency-keys.ts";
import { signInAgain, type SignInReason } from "./sign-in-again.ts";
import { readText, shaped } from "#web/core/storage/storage.ts";

// `v.union` would add three times as many bytes.
const numberOrText = v.custom<number | string>((value) =>
  ["number", "string"].includes(typeof value),
);

const refusal = v.object({
  errors: v.array(
    v.object({
      code: v.string(),
      msg: v.optional(v.string()),
      field: v.optional(v.string()),
      values: v.optional(v.record(v.string(), numberOrText)),
    }),
  ),
});

export type Reason = v.InferOutput<typeof refusal>["errors"][number];

/** The server refused the call, or could not be reached (`status` 0). */
export class CallFailed extends Error {
  readonly status: number;
  readonly reasons: Reason[];

  constructor(status: number, reasons: Reason[]) {
    super(reasons[0]?.code ?? `status ${status}`);
    this.status = status;
    this.reasons = reasons;
  }
}

/** Whether the server rejected the request itself, so that sending it again would fail, too. */
export function isRefusal(error: unknown): boolean {
  const { status = 0 } = Object(error) as { status?: number };
  return status >= 400 && status < 500;
}

/** The reasons for a refusal. While rendering on the server, takes them from the original error. */
export function reasonsOf(error: unknown): Reason[] {
  const { reasons, errors = [] } = Object(error) as {
    reasons?: Reason[];
    errors?: Reason[];
  };
  return reasons ?? errors;
}

/** Whether this was the only reason for which the server refused the call. */
export function isRefusedFor(code: ErrorCode | undefined, error: unknown) {
  return reasonsOf(error).some((reason) => reason.code === code);
}

type CallInput = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
};

type How = {
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Lets the browser send the call even while the page is being closed. */
  keepalive?: boolean;
};

function addressOf(path: string, { params = {}, query }: CallInput): string {
  const filled = path.replace(/:(\w+)/g, (_, name) =>
    encodeURIComponent(params[name] ?? ""),
  );
  const queryString = new URLSearchParams(query).toString();
  return queryString === "" ? filled : `${filled}?${queryString}`;
}

const aboutSessions = /^(POST|DELETE) \/api\/auth(\/(second|passkey).*)?$/;

async function ask(
  line: string,
  input: CallInput,
  { idempotencyKey, signal, keepalive = false }: How,
): Promise<Response> {
  const [method = "GET", path = ""] = line.split(" ");
  const token = readText("token");
  const headers = new Headers();
  if (token !== undefined) headers.set("authorization", `Bearer ${token}`);
  if (input.body !== undefined) headers.set("content-type", "application/json");
  // If a call breaks off, a load balancer may repeat it on another instance. The key makes sure that it has only one
  // effect.
  if (method === "POST" && !aboutSessions.test(line))
    headers.set("idempotency-key", idempotencyKey ?? newKey());
  const body = input.body === undefined ? null : JSON.stringify(input.body);
  return fetch(addressOf(path, input), {
    method,
    headers,
    body,
    keepalive,
    ...(signal && { signal }),
  }).catch(() => {
    throw new CallFailed(0, []);
  });
}

/** The reason to sign in again; undefined if the reply does not ask for it. */
export function whyToSignIn(
  status: number,
  body: unknown,
): SignInReason | undefined {
  if (status === 401) return "session-ended";
  const needed: ErrorCode = "reauth_required";
  const isTooLongAgo = reasonsIn(body).some(({ code }) => code === needed);
  return status === 403 && isTooLongAgo ? "too-long-ago" : undefined;
}

async function whyRefused(line: string, response: Response) {
  if (aboutSessions.test(line) || ![401, 403].includes(response.status))
    return undefined;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return whyToSignIn(response.status, body);
}

async function isSignedInAnew(why: SignInReason, token: string | undefined) {
  const newer = readText("token");
  return (newer !== undefined && newer !== token) || signInAgain(why);
}

/** Sends a request. If the session has ended or is too old, repeats the request after the user has signed in again. */
export async function reach(
  line: string,
  input: CallInput,
  how: How = {},
): Promise<Response> {
  const token = readText("token");
  const response = await ask(line, input, how);
  const why = await whyRefused(line, response);
  if (why === undefined) return response;
  return (await isSignedInAnew(why, token)) ? ask(line, input, how) : response;
}

/** The reasons in the body of a refusal. */
export function reasonsIn(body: unknown): Reason[] {
  return shaped(refusal, body)?.errors ?? [];
}

/** Makes one call of the contract from the browser. */
export const call: Call = async (line, input, extra) => {
  const response = await reach(line, input as CallInput, extra);
  if (response.status === 204) return undefined as never;
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok && body !== undefined) return body as never;
  throw new CallFailed(response.status, reasonsIn(body));
};
