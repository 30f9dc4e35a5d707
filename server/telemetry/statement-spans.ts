import {
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from "@opentelemetry/api";
import type pg from "pg";
import type { CurrentSpan } from "./request-spans.ts";

type Query = (...given: unknown[]) => unknown;

/** A span for each statement of a request: what it does to which table, never its text or its values. */
export function traceStatements(
  pool: pg.Pool,
  tracer: Tracer,
  current: CurrentSpan,
) {
  const traced = new WeakSet<pg.PoolClient>();
  pool.on("acquire", (client) => {
    if (traced.has(client)) return;
    traced.add(client);
    const query = client.query.bind(client) as Query;
    Object.assign(client, {
      query(...given: unknown[]) {
        const parent = current.getStore();
        const name = nameOf(given[0]);
        if (!parent || name === undefined) return query(...given);
        const inside = trace.setSpan(ROOT_CONTEXT, parent);
        const attributes = { "db.system.name": "postgresql" };
        const options = { kind: SpanKind.CLIENT, attributes };
        return ended(tracer.startSpan(name, options, inside), query(...given));
      },
    });
  });
}

/** `SELECT results`, `COMMIT`; undefined for what is not a statement, such as a copy. */
export function nameOf(given: unknown): string | undefined {
  const text =
    typeof given === "string" ? given : (given as { text?: unknown }).text;
  if (typeof text !== "string") return undefined;
  const [, verb] = /^\W*([a-z]+)/i.exec(text) ?? [];
  if (verb === undefined) return undefined;
  const [, table] = /\b(?:from|into|update)\s+"?([a-z_]+)/i.exec(text) ?? [];
  return [verb.toUpperCase(), table].filter(Boolean).join(" ");
}

function ended(span: Span, work: unknown): unknown {
  if (!(work instanceof Promise)) {
    span.end();
    return work;
  }
  return work.then(
    (result: unknown) => {
      span.end();
      return result;
    },
    (error: unknown) => {
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
      throw error;
    },
  );
}
