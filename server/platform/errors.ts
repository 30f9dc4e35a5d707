import type { FastifyError } from "fastify";
import { z } from "zod";
import type { RefusalReason } from "#shared/contract/errors.ts";
import {
  type ErrorCode,
  type PlainCode,
  refusals,
  type ValuesOf,
} from "#shared/rules/refusals.ts";
import { filled } from "#shared/rules/sentences/filled.ts";

/** An error that is answered with reasons instead of a result. */
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

  hasCode(code: ErrorCode): boolean {
    return this.errors.some((error) => error.code === code);
  }
}

/** Creates a refusal whose sentence has no values. */
export function refusal(
  status: number,
  code: PlainCode,
  field?: string,
): Refusal {
  return new Refusal(status, [reasonOf(code, {}, field)]);
}

/** Creates a refusal whose sentence contains values. */
export function refuse<Code extends ErrorCode>(
  status: number,
  code: Code,
  values: ValuesOf<Code>,
  field?: string,
): Refusal {
  return new Refusal(status, [reasonOf(code, values, field)]);
}

/** Creates a reason: `msg` is English for programs; pages translate `code`. */
export function reasonOf(
  code: ErrorCode,
  values: Record<string, number | string>,
  field?: string,
): RefusalReason {
  return {
    code,
    msg: filled(refusals.en[code], "en", values),
    ...(field !== undefined && { field }),
    ...(Object.keys(values).length > 0 && { values }),
  };
}

export function notFound(): Refusal {
  return refusal(404, "not_found");
}

export function addressTooLong(): Refusal {
  return refusal(414, "address_too_long");
}

export function editConflict(): Refusal {
  return refusal(409, "edited_meanwhile");
}

/** Throws if the body's `_id` differs from the one in the URL. */
export function refuseOtherId(_id: string, bodyId: string | undefined) {
  if (bodyId === undefined || bodyId === _id) return;
  throw refusal(400, "invalid", "_id");
}

export function tooManyRequests(seconds: number): Refusal {
  const reason = reasonOf("too_many_requests", { seconds });
  return new Refusal(429, [reason], seconds);
}

/** Creates a refusal that tells the client when to retry. */
export function refusedFor(
  status: number,
  code: PlainCode,
  seconds: number,
): Refusal {
  return new Refusal(status, [reasonOf(code, { seconds })], seconds);
}

/** Creates a 503 refusal; the cause is only logged. */
export function busy(seconds: number, cause?: object): Refusal {
  const busy = refusedFor(503, "busy", seconds);
  if (cause) busy.cause = cause;
  return busy;
}

/** Creates a 503 refusal for an external service that fails. */
export function outOfService(cause: object): Refusal {
  return busy(30, cause);
}

/** A code and the values of its sentence. */
type CodeWithValues = [ErrorCode, Record<string, number>?];

/** An invalid format `x` has the code `invalid_x` if a sentence exists for it. */
const isCode = (code: string): code is ErrorCode => code in refusals.en;

function codeOf(issue: z.core.$ZodIssue, value: unknown): CodeWithValues {
  const fieldValue = issue.path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key],
    value,
  );
  if (issue.code === "unrecognized_keys") return ["unknown_field"];
  if (issue.code === "invalid_type" && fieldValue === undefined) {
    return ["required"];
  }
  if (issue.code === "too_small") {
    const isBlank = typeof fieldValue === "string" && fieldValue.trim() === "";
    if (isBlank || issue.origin === "array") return ["required"];
    if (issue.origin === "string")
      return ["too_short", { least: Number(issue.minimum) }];
  }
  if (issue.code === "too_big") {
    const values = { most: Number(issue.maximum) };
    if (issue.origin === "array") return ["too_many", values];
    if (issue.origin === "string") return ["too_long", values];
  }
  const code = issue.code === "invalid_format" && `invalid_${issue.format}`;
  return [code && isCode(code) ? code : "invalid"];
}

/** Turns a validation error into a 400 refusal with at most 20 reasons. */
export function refusalOf(error: z.ZodError, value: unknown): Refusal {
  const reasons = error.issues.slice(0, 20).map((issue): RefusalReason => {
    const [code, values = {}] = codeOf(issue, value);
    const path =
      issue.code === "unrecognized_keys"
        ? [...issue.path, issue.keys[0]]
        : issue.path;
    const field = path.join(".").slice(0, 200);
    return reasonOf(code, values, path.length > 0 ? field : undefined);
  });
  return new Refusal(400, reasons);
}

const transport: Record<number, PlainCode> = {
  413: "request_too_large",
  415: "unsupported_request",
};

/**
 * The HTTP status for an SQLSTATE: 400 for unreadable text, 409 for a conflict, 503 if the database is unreachable.
 * Undefined for our own faults.
 */
function databaseStatus(code: string): number | undefined {
  if (code === "22P02" || code === "22021") return 400;
  if (code === "23505" || code === "40001" || code === "40P01") return 409;
  // 25006: the server has just become a read-only standby.
  if (/^(08|53|57|58|25006)/.test(code)) return 503;
  return undefined;
}

const unreachable =
  /^(EAI_AGAIN|ECONN(ABORTED|REFUSED|RESET)|E(HOST|NET)(DOWN|UNREACH)|ENOTFOUND|EPIPE|ETIMEDOUT)$/;

// Messages of pg, its pool and Kysely for broken connections.
const brokenConnection =
  /connection (terminated|timeout|error|has been discarded)|not queryable|timeout (exceeded|expired)|read timeout/i;

/** Converts an error to a refusal; undefined for internal errors, which the caller logs. */
export function asRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  const {
    statusCode,
    code = "",
    message = "",
    syscall,
  } = error as Partial<FastifyError & NodeJS.ErrnoException>;
  if (statusCode !== undefined && statusCode < 500) {
    return refusal(statusCode, transport[statusCode] ?? "malformed");
  }
  const status = databaseStatus(code);
  if (status === 409) return refusal(409, "conflict");
  if (status === 400) return refusal(400, "invalid");
  if (
    status === 503 ||
    unreachable.test(code) ||
    // The socket of a database that is still starting. Any other missing file is an internal error.
    (code === "ENOENT" && syscall === "connect") ||
    brokenConnection.test(message)
  ) {
    return busy(2, { code, reason: message });
  }
  return undefined;
}

export const internalError = refusal(500, "internal");
