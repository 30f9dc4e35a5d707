import { AsyncLocalStorage } from "node:async_hooks";
import {
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
} from "@opentelemetry/api";
import type { FastifyInstance, FastifyRequest } from "fastify";

export type CurrentSpan = AsyncLocalStorage<Span>;

/** A span for each request, named by its route pattern: never an id, a query, a name or an address. */
export function traceRequests(
  app: FastifyInstance,
  tracer: Tracer,
): CurrentSpan {
  const current: CurrentSpan = new AsyncLocalStorage();
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook("onRequest", (request, _reply, done) => {
    const options = { kind: SpanKind.SERVER, root: true };
    const span = tracer.startSpan(request.method, options);
    spans.set(request, span);
    current.run(span, done);
  });
  app.addHook("onResponse", (request, reply, done) => {
    const span = spans.get(request);
    const { method, routeOptions, id } = request;
    const { url: route = "unknown" } = routeOptions;
    const { statusCode: status } = reply;
    span?.updateName(`${method} ${route}`).setAttributes({
      "http.request.method": method,
      "http.route": route,
      "http.response.status_code": status,
      // The same as in the log, and in the reply.
      "request.id": id,
    });
    if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
  return current;
}
