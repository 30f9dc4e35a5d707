import * as v from "valibot";
import type { ErrorCode } from "#shared/rules/refusals.ts";
import type { Call } from "./page-request.ts";
import { newKey } from "./idempotency-keys.ts";
import {
  sessionHeaders,
  signInAgain,
  type SignInReason,
} from "./sign-in-again.ts";
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
  const headers = new Headers(sessionHeaders());
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

const signInReasons = new Map<string, SignInReason>([
  ["sign_in_needed", "session-ended"],
  ["reauth_required", "too-long-ago"],
] satisfies [ErrorCode, SignInReason][]);

/** The reason to sign in again; undefined if the reply does not ask for it. */
export function whyToSignIn(body: unknown): SignInReason | undefined {
  return reasonsIn(body)
    .map(({ code }) => signInReasons.get(code))
    .find(Boolean);
}

async function whyRefused(line: string, response: Response) {
  if (aboutSessions.test(line) || ![401, 403].includes(response.status))
    return undefined;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return whyToSignIn(body);
}

/**
 * Sends a request. If the session has ended or is too old, or belongs to someone else, repeats the request after this
 * page's user has signed in again, here or in another tab.
 */
export async function reach(
  line: string,
  input: CallInput,
  how: How = {},
): Promise<Response> {
  const token = readText("token");
  const response = await ask(line, input, how);
  const why = await whyRefused(line, response);
  if (why === undefined) return response;
  const isNewer = ![token, undefined].includes(readText("token"));
  const isRepeated = isNewer || (await signInAgain(why));
  return isRepeated ? reach(line, input, how) : response;
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
