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

  hasCode(code: ErrorCode): boolean {
    return this.errors.some((error) => error.code === code);
  }
}

/** Refuses with the sentence of the code. */
export function refusal(
  status: number,
  code: PlainCode,
  field?: string,
): Refusal {
  return new Refusal(status, [reasonOf(code, {}, field)]);
}

/** The same, where the sentence names numbers or an address. */
export function refuse<Code extends ErrorCode>(
  status: number,
  code: Code,
  values: ValuesOf<Code>,
  field?: string,
): Refusal {
  return new Refusal(status, [reasonOf(code, values, field)]);
}

/** One reason: programs read its English, pages the sentence of its code in their own language. */
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

/** Refuses a body that names another `_id` than the address does. */
export function refuseOtherId(_id: string, given: string | undefined) {
  if (given === undefined || given === _id) return;
  throw refusal(400, "invalid", "_id");
}

export function tooManyRequests(seconds: number): Refusal {
  const reason = reasonOf("too_many_requests", { seconds });
  return new Refusal(429, [reason], seconds);
}

/** Refuses for so many seconds, which the page is told too. */
export function refusedFor(
  status: number,
  code: PlainCode,
  seconds: number,
): Refusal {
  return new Refusal(status, [reasonOf(code, { seconds })], seconds);
}

/** Not now; the cause, if any, is for the log. */
export function busy(seconds: number, cause?: object): Refusal {
  const busy = refusedFor(503, "busy", seconds);
  if (cause) busy.cause = cause;
  return busy;
}

/** Somebody else's service does not do its part. */
export function outOfService(cause: object): Refusal {
  return busy(30, cause);
}

/** A code, and what its sentence names. */
type Found = [ErrorCode, Record<string, number>?];

/** What has no good format `x` is `invalid_x`, where there is a sentence for it. */
const isCode = (code: string): code is ErrorCode => code in refusals.en;

function foundIn(issue: z.core.$ZodIssue, value: unknown): Found {
  const given = issue.path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key],
    value,
  );
  if (issue.code === "unrecognized_keys") return ["unknown_field"];
  if (issue.code === "invalid_type" && given === undefined) {
    return ["required"];
  }
  if (issue.code === "too_small") {
    const isBlank = typeof given === "string" && given.trim() === "";
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

/** Turns what the schema found into reasons a person and a screen can read. */
export function refusalOf(error: z.ZodError, value: unknown): Refusal {
  const reasons = error.issues.slice(0, 20).map((issue): RefusalReason => {
    const [code, values = {}] = foundIn(issue, value);
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

/** Text that PostgreSQL cannot read is 400, a conflict 409, a database out of reach 503; all else is a fault of ours. */
function databaseStatus(code: string): number | undefined {
  if (code === "22P02" || code === "22021") return 400;
  if (code === "23505" || code === "40001" || code === "40P01") return 409;
  // Of a server that has just become a standby too.
  if (/^(08|53|57|58|25006)/.test(code)) return 503;
  return undefined;
}

const unreachable =
  /^(EAI_AGAIN|ECONN(ABORTED|REFUSED|RESET)|E(HOST|NET)(DOWN|UNREACH)|ENOTFOUND|EPIPE|ETIMEDOUT)$/;

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
    return refusal(statusCode, transport[statusCode] ?? "malformed");
  }
  const status = databaseStatus(code);
  if (status === 409) return refusal(409, "conflict");
  if (status === 400) return refusal(400, "invalid");
  if (
    status === 503 ||
    unreachable.test(code) ||
    // The socket of a database that is just starting; any other missing file is a fault of ours.
    (code === "ENOENT" && syscall === "connect") ||
    brokenConnection.test(message)
  ) {
    return busy(2, { code, reason: message });
  }
  return undefined;
}

export const internalError = refusal(500, "internal");
