import type { z } from "zod";

export type Access = "public" | "staff";
type Method = "GET" | "POST" | "PUT" | "DELETE";

type Parts = {
  /** One sentence for the API page. */
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The response schema; other fields are removed. If absent, the response is 204 without a body. */
  reply?: z.ZodType;
  /** The response is a list without a limit. Its rows are sent while they are read. */
  streamed?: true;
  /** The response is a download instead of JSON. */
  file?: "text/csv" | "application/zip";
  /** The request is multipart/form-data instead of JSON. */
  upload?: true;
};

type Line = `${Method} /api/${string}`;

export type Endpoint<L extends Line = Line, P extends Parts = Parts> = P & {
  line: L;
  access: Access;
  method: Method;
  path: `/api/${string}`;
};

/** Declares one call. The server route, browser client, API page and access test all use it. */
const callFor =
  <A extends Access>(access: A) =>
  <const L extends Line, const P extends Parts>(
    line: L,
    parts: P,
  ): Endpoint<L, P> & { access: A } => {
    const [method, path] = line.split(" ") as [Method, `/api/${string}`];
    return { ...parts, line, access, method, path };
  };

export const publicCall = callFor("public");
/** A call for signed-in staff with a role listed in `whoMay`. */
export const staffCall = callFor("staff");

type Part<E, K extends "params" | "query" | "body"> =
  E extends Record<K, infer S> ? (S extends z.ZodType ? S : never) : never;

type Input<E, K extends "params" | "query" | "body"> = [Part<E, K>] extends [
  never,
]
  ? unknown
  : { [key in K]: z.input<Part<E, K>> };

/** The input of a call as the caller writes it, before parsing. */
export type InputOf<E> = Input<E, "params"> &
  Input<E, "query"> &
  Input<E, "body">;

type Parsed<E, K extends "params" | "query" | "body"> = [Part<E, K>] extends [
  never,
]
  ? undefined
  : z.output<Part<E, K>>;

/** The input of a call as its handler receives it, after parsing. */
export type ParsedInputOf<E> = {
  params: Parsed<E, "params">;
  query: Parsed<E, "query">;
  body: Parsed<E, "body">;
};

type Reply<E> = E extends { reply: infer S extends z.ZodType } ? S : never;

/** The parsed reply that a caller receives. */
export type ReplyOf<E> = [Reply<E>] extends [never]
  ? undefined
  : z.output<Reply<E>>;

/** A download. `content` is streamed; `rows` is its number of rows. */
type FileAnswer = { name: string; rows: number; content: unknown };

/** The return value of a handler, before the reply schema removes unlisted fields. */
export type AnswerOf<E> = E extends { file: string }
  ? FileAnswer
  : E extends { streamed: true; reply: z.ZodArray<infer Row> }
    ? AsyncIterable<z.input<Row>[]>
    : [Reply<E>] extends [never]
      ? void
      : z.input<Reply<E>>;
