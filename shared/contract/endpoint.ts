import type { z } from "zod";

export type Access = "public" | "staff";
type Method = "GET" | "POST" | "PUT" | "DELETE";

type Parts = {
  /** What the call does, in the words of the API's own page. */
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** What may leave, field by field; absent: an empty 204. */
  reply?: z.ZodType;
  /** A download instead of JSON. */
  file?: "text/csv";
  /** Takes multipart/form-data instead of JSON. */
  upload?: true;
};

type Line = `${Method} /api/${string}`;

export type Endpoint<L extends Line = Line, P extends Parts = Parts> = P & {
  line: L;
  access: Access;
  method: Method;
  path: `/api/${string}`;
};

/** Declares one call; server route, browser client, API page and access test all read it. */
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
/** For staff who are signed in and whose role is in `whoMay`. */
export const staffCall = callFor("staff");

type Part<E, K extends "params" | "query" | "body"> =
  E extends Record<K, infer S> ? (S extends z.ZodType ? S : never) : never;

type Given<E, K extends "params" | "query" | "body"> = [Part<E, K>] extends [
  never,
]
  ? unknown
  : { [key in K]: z.input<Part<E, K>> };

/** What a caller hands over. */
export type InputOf<E> = Given<E, "params"> &
  Given<E, "query"> &
  Given<E, "body">;

type Parsed<E, K extends "params" | "query" | "body"> = [Part<E, K>] extends [
  never,
]
  ? undefined
  : z.output<Part<E, K>>;

/** What a handler receives, after parsing. */
export type ParsedInputOf<E> = {
  params: Parsed<E, "params">;
  query: Parsed<E, "query">;
  body: Parsed<E, "body">;
};

type Reply<E> = E extends { reply: infer S extends z.ZodType } ? S : never;

/** What a caller gets back. */
export type ReplyOf<E> = [Reply<E>] extends [never]
  ? undefined
  : z.output<Reply<E>>;

/** A file as it leaves: bytes bit by bit, and how many rows they will be. */
type FileAnswer = { name: string; rows: number; content: unknown };

/** What a handler answers, before the reply schema takes away what it does not list. */
export type AnswerOf<E> = E extends { file: string }
  ? FileAnswer
  : [Reply<E>] extends [never]
    ? void
    : z.input<Reply<E>>;
