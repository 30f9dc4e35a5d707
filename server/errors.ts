import type { FastifyError } from "fastify";
import { z } from "zod";
import type { ErrorCode, RefusalReason } from "#shared/contract/errors.ts";

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

export function notFound(): Refusal {
  return refuse(404, "not_found", "There is nothing at this address.");
}

export function addressTooLong(): Refusal {
  return refuse(414, "too_long", "This address is too long.");
}

export function editedMeanwhile(): Refusal {
  const msg = "Somebody else has changed this meanwhile.";
  return refuse(409, "edited_meanwhile", msg);
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
  const msg = "The service is busy. Please try again in a moment.";
  const refusal = new Refusal(503, [{ code: "busy", msg }], seconds);
  if (cause) refusal.cause = cause;
  return refusal;
}

/** Somebody else's service does not do its part. */
export function outOfService(cause: object): Refusal {
  return busy(30, cause);
}

function reasonOf(
  issue: z.core.$ZodIssue,
  value: unknown,
): [ErrorCode, string] {
  const given = issue.path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key],
    value,
  );
  if (issue.code === "unrecognized_keys")
    return ["unknown_field", "This field is not known."];
  if (issue.code === "invalid_type" && given === undefined) {
    return ["required", "This field is required."];
  }
  if (issue.code === "too_small") {
    const isEmpty = Array.isArray(given)
      ? given.length === 0
      : typeof given === "string" && given.trim() === "";
    return isEmpty
      ? ["required", "This field is required."]
      : ["too_short", `This needs at least ${issue.minimum}.`];
  }
  if (issue.code === "too_big") {
    return issue.origin === "array"
      ? ["too_many", `At most ${issue.maximum} are possible.`]
      : ["too_long", `At most ${issue.maximum} characters are possible.`];
  }
  if (issue.code === "invalid_format" && issue.format === "email") {
    return ["invalid_email", "Please type a valid e-mail address."];
  }
  if (issue.code === "invalid_format" && issue.format === "url") {
    return ["invalid_url", "Please type a full web address (https://…)."];
  }
  return ["invalid", "This value cannot be used."];
}

/** Turns what the schema found into reasons a person and a screen can read. */
export function refusalOf(error: z.ZodError, value: unknown): Refusal {
  const reasons = error.issues.slice(0, 20).map((issue): RefusalReason => {
    const [code, msg] = reasonOf(issue, value);
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

const transport: Record<number, [ErrorCode, string]> = {
  400: ["malformed", "This request cannot be read."],
  413: ["too_large", "This is too large."],
  415: ["unsupported_type", "Only application/json is understood here."],
  429: ["too_many_requests", "Too many requests. Please wait and try again."],
  503: ["busy", "The service is busy. Please try again in a moment."],
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
    const known = transport[statusCode] ?? transport[400];
    return known && refuse(statusCode, ...known);
  }
  const status = databaseStatus(code);
  if (status === 409)
    return refuse(409, "conflict", "Somebody else changed this meanwhile.");
  if (status === 400)
    return refuse(400, "invalid", "This value cannot be used.");
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

export const internalError = refuse(
  500,
  "internal",
  "Something went wrong on our side.",
);
