import { refusalBody } from "#shared/contract/errors.ts";

type Answer = {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  body: string;
  milliseconds: number;
};

const longest = 2000;

/** Internal details: stack traces, SQL, file paths, names of libraries. */
const internal =
  /^\s+at .+:\d+|node_modules|file:\/\/|\/(tmp|home|root|work)\/|\.ts\b|FST_|ERR_[A-Z]|ZodError|kysely|\bpg_|syntax error at|violates|relation "|column "|is not a function|Cannot read prop|Unexpected (token|end)|SQLSTATE/im;
const internalInPages =
  /^\s+at .+:\d+:\d+|node_modules|file:\/\/|FST_|ZodError|kysely/m;

/** The problem in the reply to a hostile request, if any. */
export function replyProblem(
  path: string,
  { status, headers, body, milliseconds }: Answer,
): string | undefined {
  const isBusy = status === 503 && headers["retry-after"] !== undefined;
  if (status >= 500 && !isBusy) return String(status);
  if (milliseconds > longest) return `took ${Math.round(milliseconds)} ms`;
  const type = String(headers["content-type"] ?? "");
  const isPage = type.includes("text/html");
  const word = (isPage ? internalInPages : internal).exec(body)?.[0];
  if (status >= 400 && word) return `says ${word}`;
  if (headers["server"] ?? headers["x-powered-by"]) return "names its server";
  const isRefusal = status < 400 || isPage || body === "" || isRefused(body);
  if (path.startsWith("/api/") && !isRefusal) return "refuses in another shape";
  return undefined;
}

function isRefused(body: string): boolean {
  try {
    return refusalBody.safeParse(JSON.parse(body)).success;
  } catch {
    return false;
  }
}
