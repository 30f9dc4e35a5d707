import type { Readable } from "node:stream";
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteOptions,
} from "fastify";
import type {
  AnswerOf,
  Endpoint,
  ParsedInputOf,
} from "#shared/contract/endpoint.ts";
import type { SignedInUser } from "#shared/contract/staff/auth.ts";
import {
  callerOf,
  type Idempotent,
  keyOf,
  type Once,
} from "#server/platform/idempotency/idempotency.ts";
import { busy } from "#server/platform/errors.ts";
import { withTimeout } from "#server/platform/timeout.ts";
import { bodyOptions } from "./bodies.ts";
import { schemaOf } from "./api-pages.ts";
import { preferencesOf } from "./preferences.ts";
import type { Cookie } from "./cookies.ts";
import { mountForFiles, receiveFile } from "./receive-file.ts";

/** Who is calling: `user` is there behind every call of the staff and nowhere else. */
export type Caller = { ip: string; user?: SignedInUser; session?: Buffer };

type CallerOf<E extends Endpoint> = E["access"] extends "staff"
  ? Required<Caller>
  : Caller;

type Preferences = ReturnType<typeof preferencesOf>;

type CallExtras<E extends Endpoint> = E extends { upload: true }
  ? { receive: () => Promise<Buffer> }
  : E["line"] extends `POST ${string}`
    ? { once: Once }
    : unknown;

type Cookies = {
  read: (cookie: Cookie) => string | undefined;
  /** Without a value the cookie is deleted. */
  set: (cookie: Cookie, value: string | undefined) => void;
};

export type Call<E extends Endpoint> = ParsedInputOf<E> &
  CallExtras<E> & { caller: CallerOf<E> & Preferences; cookies: Cookies };

type Options = {
  /** Its words may be many: formatted texts in two languages. */
  isLong?: true;
  /** It brings a whole list. */
  isBulk?: true;
  /** Its reply carries a secret: a repeat with the same key is refused, because no reply is stored. */
  isSecret?: true;
};

export type Route = Options & {
  endpoint: Endpoint;
  answer: (call: Call<Endpoint>) => Promise<unknown>;
};

/** Joins one call of the contract to what answers it. */
export function route<E extends Endpoint>(
  endpoint: E,
  answer: (call: Call<E>) => Promise<AnswerOf<E>>,
  options: Options = {},
): Route {
  return { endpoint, answer: answer as unknown as Route["answer"], ...options };
}

export type Authenticate = (
  request: FastifyRequest,
  line: string,
) => Promise<Required<Caller>>;

declare module "fastify" {
  interface FastifyRequest {
    caller: Caller;
  }
}

export function mountRoutes(
  app: FastifyInstance,
  routes: Route[],
  {
    authenticate,
    idempotent,
  }: { authenticate: Authenticate; idempotent: Idempotent },
) {
  for (const each of routes) {
    const { endpoint, answer } = each;
    const mount = endpoint.upload ? mountForFiles : mountPlainly;
    const isLongWork = endpoint.upload || endpoint.file;
    mount(app, {
      method: endpoint.method,
      url: endpoint.path,
      schema: schemaOf(endpoint),
      ...bodyOptions(each),
      onRequest: async (request, reply) => {
        if (isLongWork)
          reply.raw.setTimeout(longestSilence, () => request.raw.destroy());
        request.caller = { ip: request.ip };
        if (endpoint.access === "staff")
          request.caller = await withAnswerTimeout(
            reply,
            authenticate(request, endpoint.line),
          );
      },
      handler: async (request, reply) => {
        const call = callOf(endpoint, request, reply);
        if (endpoint.file)
          return sendFile(request, reply, endpoint.file, await answer(call));
        const answering = idempotent({
          key: keyOf(request),
          scope: `${endpoint.line} ${callerOf(request.caller)}`,
          isSecret: each.isSecret,
          input: [call.params, call.query, call.body],
          answer: (once) => answer({ ...call, once } as typeof call),
          present: (result) => present(endpoint, result),
        });
        const text = await (endpoint.upload
          ? answering
          : withAnswerTimeout(reply, answering));
        if (text === "") return reply.code(204).send();
        return reply.type(json).serializer(String).send(text);
      },
    });
  }
}

const json = "application/json; charset=utf-8";

/** While a picture is redrawn or an export computed, nothing moves on the line. */
const longestSilence = 60_000;

function mountPlainly(app: FastifyInstance, options: RouteOptions) {
  app.route(options);
}

function callOf(
  { params, query, body, upload }: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Call<Endpoint> {
  const { caller } = request;
  return {
    params: params && request.params,
    query: query && request.query,
    body: body && request.body,
    caller: { ...caller, ...preferencesOf(request) },
    cookies: cookiesOf(request, reply),
    ...(upload && { receive: () => receiveFile(request) }),
  } as Call<Endpoint>;
}

function cookiesOf(request: FastifyRequest, reply: FastifyReply): Cookies {
  return {
    read: ({ name }) => request.cookies[name],
    set({ name, options }, value) {
      if (value === undefined) reply.clearCookie(name, options);
      else reply.setCookie(name, value, options);
    },
  };
}

/** What may leave of a result, as text; empty where the call answers nothing. */
export function present(endpoint: Endpoint, result: unknown): string {
  return endpoint.reply ? JSON.stringify(endpoint.reply.parse(result)) : "";
}

type File = { name: string; rows: number; content: Readable };

/** Logs a download that breaks off and closes its connection, so that the client sees it is incomplete. */
function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  answered: unknown,
) {
  const { name, rows, content } = answered as File;
  content.once("error", (error) =>
    request.log.error(
      { err: error, req: request, file: name },
      "a download broke off",
    ),
  );
  return reply
    .type(`${type}; charset=utf-8`)
    .header("content-disposition", `attachment; filename="${name}"`)
    .header("x-rows", rows)
    .send(content);
}

const mostMilliseconds = 9000;
// Whoever took long to send the request still gets a fair chance of an answer.
const leastMilliseconds = 1000;

/**
 * What the work answers, or 503 with Retry-After after nine seconds. (Fastify's
 * own `handlerTimeout` ends with the body of the request: calls with a body would wait for ever.)
 */
export async function withAnswerTimeout<T>(
  { elapsedTime }: Pick<FastifyReply, "elapsedTime">,
  work: Promise<T>,
): Promise<T> {
  const left = Math.max(mostMilliseconds - elapsedTime, leastMilliseconds);
  return withTimeout(work, left, () => {
    throw busy(2, { reason: "the call took too long" });
  });
}
