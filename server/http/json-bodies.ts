import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";

/** Reads JSON; a call that needs no body is not refused for an empty one that is said to be JSON. */
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
