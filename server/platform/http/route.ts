import { Readable } from "node:stream";
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteOptions,
} from "fastify";
import type { z } from "zod";
import type {
  AnswerOf,
  Endpoint,
  ParsedInputOf,
} from "#shared/contract/endpoint.ts";
import type { SignedInUser } from "#shared/contract/staff/auth.ts";
import {
  callerOf,
  type Idempotent,
  readIdempotencyKey,
  type Once,
} from "#server/platform/idempotency/idempotency.ts";
import { withAnswerTimeout } from "./answer-timeout.ts";
import { bodyOptions } from "./bodies.ts";
import { schemaOf } from "./api-pages.ts";
import { preferencesOf } from "./preferences.ts";
import type { Cookie } from "./cookies.ts";
import { mountForFiles, receiveFile } from "./receive-file.ts";

/** The caller of a request; `user` is present exactly for staff calls. */
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
  /** Undefined deletes the cookie. */
  set: (cookie: Cookie, value: string | undefined) => void;
};

export type HandlerInput<E extends Endpoint> = ParsedInputOf<E> &
  CallExtras<E> & { caller: CallerOf<E> & Preferences; cookies: Cookies };

type Options = {
  /** Allows a larger body: formatted texts in two languages. */
  isLong?: true;
  /** Allows a body with a whole list. */
  isBulk?: true;
  /** The reply contains a secret and is not stored; a repeat with the same key is refused. */
  isSecret?: true;
};

export type Route = Options & {
  endpoint: Endpoint;
  answer: (call: HandlerInput<Endpoint>) => Promise<unknown>;
};

/** Connects a call of the contract with its handler. */
export function route<E extends Endpoint>(
  endpoint: E,
  answer: (call: HandlerInput<E>) => Promise<AnswerOf<E>>,
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
    const mount = endpoint.upload ? mountForFiles : mountRoute;
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
        if (endpoint.streamed) {
          const batches = await withAnswerTimeout(reply, answer(call));
          return reply.type(json).send(streamList(endpoint, batches));
        }
        const key = readIdempotencyKey(request);
        const answering = idempotent({
          key,
          scope: `${endpoint.line} ${callerOf(request.caller, key)}`,
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

/**
 * The longest time in milliseconds without traffic, for example while a picture is redrawn or an export is computed.
 */
const longestSilence = 60_000;

function mountRoute(app: FastifyInstance, options: RouteOptions) {
  app.route(options);
}

function callOf(
  { params, query, body, upload }: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): HandlerInput<Endpoint> {
  const { caller } = request;
  return {
    params: params && request.params,
    query: query && request.query,
    body: body && request.body,
    caller: { ...caller, ...preferencesOf(request) },
    cookies: cookiesOf(request, reply),
    ...(upload && { receive: () => receiveFile(request) }),
  } as HandlerInput<Endpoint>;
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

/** Serializes a result with the reply schema; empty if the call has no reply. */
export function present(endpoint: Endpoint, result: unknown): string {
  return endpoint.reply ? JSON.stringify(endpoint.reply.parse(result)) : "";
}

/** Serializes a list batch by batch. An error after the first batch closes the connection. */
function streamList({ reply }: Endpoint, batches: unknown): Readable {
  const row = (reply as z.ZodArray<z.ZodType>).element;
  async function* pieces() {
    let separator = "[";
    for await (const rows of batches as AsyncIterable<unknown[]>) {
      if (rows.length === 0) continue;
      const texts = rows.map((each) => JSON.stringify(row.parse(each)));
      yield separator + texts.join(",");
      separator = ",";
    }
    yield separator === "[" ? "[]" : "]";
  }
  return Readable.from(pieces());
}

type File = { name: string; rows: number; content: Readable };

/** Logs a download that breaks off. Also closes its connection, so that the client sees that the file is incomplete. */
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
      "a download was cut off",
    ),
  );
  return reply
    .type(type.startsWith("text/") ? `${type}; charset=utf-8` : type)
    .header("content-disposition", `attachment; filename="${name}"`)
    .header("x-rows", rows)
    .send(content);
}
