import type { FastifyError } from "fastify";
import { z } from "zod";
import type { RefusalReason } from "#shared/contract/errors.ts";
import { type ErrorCode, refusals } from "#shared/rules/refusals.ts";

/** A call that is answered with a reason instead of a result. */
export class Refusal extends Error {
  readonly status: number;
  readonly errors: RefusalReason[];
  readonly retryAfter: number | undefined;

  constructor(status: number, errors: RefusalReason[], retryAfter?: number) {
    super(errors.map((error) => error.code).join(", "));
    this.status = status;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }
}

export function refuse(
  status: number,
  code: ErrorCode,
  msg: string,
  field?: string,
): Refusal {
  return new Refusal(status, [
    { code, msg, ...(field === undefined ? {} : { field }) },
  ]);
}

/** The same in the sentence of the code, where there is nothing more exact to say. */
export function refusal(
  status: number,
  code: ErrorCode,
  field?: string,
): Refusal {
  return refuse(status, code, refusals[code], field);
}

export function notFound(): Refusal {
  return refusal(404, "not_found");
}

export function addressTooLong(): Refusal {
  return refuse(414, "too_long", "This address is too long.");
}

export function editedMeanwhile(): Refusal {
  return refusal(409, "edited_meanwhile");
}

/** Refuses a body that names another `_id` than the address does. */
export function refuseOtherId(_id: string, given: string | undefined) {
  if (given === undefined || given === _id) return;
  const msg = "This is another _id than the one of the address.";
  throw refuse(400, "invalid", msg, "_id");
}

export function tooManyRequests(seconds: number): Refusal {
  const msg = `Too many attempts. Please wait ${seconds} seconds and try again.`;
  return new Refusal(429, [{ code: "too_many_requests", msg }], seconds);
}

/** Not now; the cause, if any, is for the log. */
export function busy(seconds: number, cause?: object): Refusal {
  const errors = [{ code: "busy", msg: refusals.busy } as const];
  const busy = new Refusal(503, errors, seconds);
  if (cause) busy.cause = cause;
  return busy;
}

/** Somebody else's service does not do its part. */
export function outOfService(cause: object): Refusal {
  return busy(30, cause);
}

/** A code, and what to say where its own sentence is not exact enough. */
type Said = [ErrorCode, string?];

function reasonOf(issue: z.core.$ZodIssue, value: unknown): Said {
  const given = issue.path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key],
    value,
  );
  if (issue.code === "unrecognized_keys") return ["unknown_field"];
  if (issue.code === "invalid_type" && given === undefined) {
    return ["required"];
  }
  if (issue.code === "too_small") {
    const isEmpty = Array.isArray(given)
      ? given.length === 0
      : typeof given === "string" && given.trim() === "";
    return isEmpty
      ? ["required"]
      : ["too_short", `This needs at least ${issue.minimum}.`];
  }
  if (issue.code === "too_big") {
    return issue.origin === "array"
      ? ["too_many", `At most ${issue.maximum} are possible.`]
      : ["too_long", `At most ${issue.maximum} characters are possible.`];
  }
  if (issue.code === "invalid_format" && issue.format === "email") {
    return ["invalid_email"];
  }
  if (issue.code === "invalid_format" && issue.format === "url") {
    return ["invalid_url"];
  }
  return ["invalid"];
}

/** Turns what the schema found into reasons a person and a screen can read. */
export function refusalOf(error: z.ZodError, value: unknown): Refusal {
  const reasons = error.issues.slice(0, 20).map((issue): RefusalReason => {
    const [code, msg = refusals[code]] = reasonOf(issue, value);
    const path =
      issue.code === "unrecognized_keys"
        ? [...issue.path, issue.keys[0]]
        : issue.path;
    return path.length > 0
      ? { code, msg, field: path.join(".").slice(0, 200) }
      : { code, msg };
  });
  return new Refusal(400, reasons);
}

const transport: Record<number, Said> = {
  400: ["malformed"],
  413: ["too_large"],
  415: ["unsupported_type", "Only application/json is understood here."],
  429: ["too_many_requests", "Too many requests. Please wait and try again."],
  503: ["busy"],
};

/** What the database could not do: bad values 400, clashes 409, out of reach 503. */
function databaseStatus(code: string): number | undefined {
  if (code.startsWith("22")) return 400;
  if (code === "23505" || code === "40001" || code === "40P01") return 409;
  if (/^(08|53|57|58)/.test(code)) return 503;
  return undefined;
}

const unreachable = new Set([
  "EAI_AGAIN",
  "ECONNABORTED",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTDOWN",
  "EHOSTUNREACH",
  "ENETDOWN",
  "ENETUNREACH",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
]);

// What pg, its pool and Kysely say about a connection that broke or was given up.
const brokenConnection =
  /connection (terminated|timeout|error|has been discarded)|not queryable|timeout (exceeded|expired)|read timeout/i;

/** Every error becomes a refusal; `undefined` means it is a fault of ours, to be logged. */
export function asRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  const {
    statusCode,
    code = "",
    message = "",
    syscall,
  } = error as Partial<FastifyError & NodeJS.ErrnoException>;
  if (statusCode !== undefined && statusCode < 500) {
    const known: Said = transport[statusCode] ?? ["malformed"];
    const [code, msg = refusals[code]] = known;
    return refuse(statusCode, code, msg);
  }
  const status = databaseStatus(code);
  if (status === 409) return refusal(409, "conflict");
  if (status === 400) return refusal(400, "invalid");
  if (
    status === 503 ||
    unreachable.has(code) ||
    // The socket of a database that is just starting; any other missing file is a fault of ours.
    (code === "ENOENT" && syscall === "connect") ||
    brokenConnection.test(message)
  ) {
    return busy(2, { code, reason: message });
  }
  return undefined;
}

export const internalError = refusal(500, "internal");
