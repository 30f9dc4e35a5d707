import type { IncomingMessage } from "node:http";
import type { FastifyRequest, RouteOptions } from "fastify";

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Cuts off a request whose body takes longer; said again, the new time counts from then on. */
export function startBodyTimeout(
  { raw }: Pick<FastifyRequest, "raw">,
  seconds: number,
) {
  const stop = () => clearTimeout(timers.get(raw));
  if (timers.has(raw)) stop();
  else raw.once("end", stop).once("close", stop);
  const timer = setTimeout(() => raw.destroy(), seconds * 1000);
  timers.set(raw, timer.unref());
}

/** Whether anything follows the headers. */
export function hasBody({ headers }: Pick<FastifyRequest, "headers">) {
  return (
    "transfer-encoding" in headers || Number(headers["content-length"] ?? 0) > 0
  );
}

const longestBody = 256 * 1024;
const longestList = 8 * 1024 * 1024;
const secondsForList = 60;

type Kind = { isLong?: true; isBulk?: true };

/** How much a call may bring beyond the usual, and how long that may take. */
export function bodyOptions({ isLong, isBulk }: Kind): Partial<RouteOptions> {
  if (isBulk)
    return {
      bodyLimit: longestList,
      preParsing: async (request) => startBodyTimeout(request, secondsForList),
    };
  return isLong ? { bodyLimit: longestBody } : {};
}
