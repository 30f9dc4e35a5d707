import type { IncomingMessage } from "node:http";
import type { FastifyRequest, RouteOptions, FastifyInstance } from "fastify";
import type { z } from "zod";

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Destroys a request if its body takes longer than this. Calling it again replaces the timeout. */
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

export function hasBody({ headers }: Pick<FastifyRequest, "headers">) {
  return (
    "transfer-encoding" in headers || Number(headers["content-length"] ?? 0) > 0
  );
}

const longestBody = 256 * 1024;
const longestList = 8 * 1024 * 1024;
const secondsForList = 60;

type Kind = { isLong?: true; isBulk?: true };

/** Body limit and timeout for calls with large bodies. */
export function bodyOptions({ isLong, isBulk }: Kind): Partial<RouteOptions> {
  if (isBulk)
    return {
      bodyLimit: longestList,
      preParsing: async (request) => startBodyTimeout(request, secondsForList),
    };
  return isLong ? { bodyLimit: longestBody } : {};
}

/** Parses JSON; accepts an empty JSON body if the call needs none. */
export function readJsonBodies(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser<string>(
    "application/json",
    { parseAs: "string" },
    (request, body, done) =>
      body === "" && mayBeEmpty(request)
        ? done(null)
        : parse(request, body, done),
  );
}

function mayBeEmpty({ routeOptions }: FastifyRequest): boolean {
  const body = routeOptions.schema?.body as z.ZodType | undefined;
  return body === undefined || body.safeParse(undefined).success;
}
