import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyReply, FastifyRequest } from "fastify";

const [compressBrotli, compressGzip] = [
  promisify(brotliCompress),
  promisify(gzip),
];

/** The one that makes a page smallest comes first. */
type Encoding = "br" | "gzip" | "identity";
const encodings: Encoding[] = ["br", "gzip", "identity"];

/** A finished answer; it is compressed for the wire as soon as somebody asks for it so, and once. */
export type CachedReply = {
  status: number;
  headers: Record<string, string>;
  /** Undefined where nobody may store the answer. */
  etag: string | undefined;
  encoded: (encoding: Encoding) => Buffer | Promise<Buffer>;
};

type Preparing = {
  status?: number;
  headers?: Record<string, string>;
  /** For one visitor alone: to compress it well would take longer than to send it. */
  isOnce?: boolean;
};

export function prepare(
  type: string,
  text: string,
  { status = 200, headers = {}, isOnce = false }: Preparing = {},
): CachedReply {
  const plain = Buffer.from(text);
  const isStored = headers["cache-control"] !== "no-store";
  const etag = isStored ? etagOf(plain) : undefined;
  return {
    status,
    headers: {
      "content-type": type,
      ...(etag !== undefined && { etag }),
      "cache-control": "private, no-cache",
      vary: "accept-encoding, accept-language, cookie",
      ...headers,
    },
    etag,
    encoded: encodedOnce(plain, isOnce ? 5 : 9),
  };
}

function etagOf(plain: Buffer): string {
  const hash = createHash("sha256").update(plain).digest("base64url");
  return `"${hash.slice(0, 27)}"`;
}

function encodedOnce(plain: Buffer, quality: number): CachedReply["encoded"] {
  const made = new Map<Encoding, Promise<Buffer>>();
  return (encoding) => {
    if (encoding === "identity") return plain;
    const known = made.get(encoding);
    if (known) return known;
    const making =
      encoding === "br"
        ? compressBrotli(plain, { params: paramsFor(plain.length, quality) })
        : compressGzip(plain);
    made.set(encoding, making);
    return making;
  };
}

/** Brotli's own window is 4 MB, which it clears at each call: that took ten times as long as the page. */
function paramsFor(length: number, quality: number) {
  const window = Math.ceil(Math.log2(length + 16));
  return {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(window, 10), 22),
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  };
}

export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, etag, encoded }: CachedReply,
) {
  reply.headers(headers);
  const known = request.headers["if-none-match"];
  if (status === 200 && etag !== undefined && known?.includes(etag)) {
    return reply.code(304).send();
  }
  const accepted = String(request.headers["accept-encoding"] ?? "");
  const encoding = negotiate(accepted.toLowerCase(), encodings) ?? "identity";
  const body = await encoded(encoding);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.code(status).send(body);
}

export type ContentCache = ReturnType<typeof createContentCache>;

const mostCached = 500;
const mostRecent = 1000;

/**
 * Keeps answers that depend on nothing but staff's content, until that content changes. While
 * nobody can tell whether it changed (`trust(false)`), nothing is kept.
 */
export function createContentCache() {
  const cached = new Map<string, Promise<unknown>>();
  const recent = new Map<string, Promise<unknown>>();
  let trusted = true;

  function make<T>(
    kept: Map<string, Promise<unknown>>,
    key: string,
    making: () => Promise<T>,
  ): Promise<T> {
    const made = making();
    if (!trusted) return made;
    kept.set(key, made);
    made.catch(() => kept.get(key) === made && kept.delete(key));
    return made;
  }

  function drop() {
    cached.clear();
    recent.clear();
  }

  return {
    /** Answers what is kept under the key, else makes it once, however many ask at a time. */
    get<T>(key: string, making: () => Promise<T>): Promise<T> {
      const known = cached.get(key);
      if (known) return known as Promise<T>;
      return cached.size < mostCached ? make(cached, key, making) : making();
    },
    /** The same for what there is very much of: only the thousand that were asked for last are kept. */
    getRecent<T>(key: string, making: () => Promise<T>): Promise<T> {
      const known = recent.get(key);
      recent.delete(key);
      if (known) {
        recent.set(key, known);
        return known as Promise<T>;
      }
      const [oldest] = recent.keys();
      if (recent.size >= mostRecent && oldest !== undefined)
        recent.delete(oldest);
      return make(recent, key, making);
    },
    forget(key: string) {
      cached.delete(key);
      recent.delete(key);
    },
    /** Asked for by whoever saves (editing/change.ts) or erases, and by PostgreSQL on all instances (serve.ts). */
    drop,
    trust(isTrusted: boolean) {
      trusted = isTrusted;
      drop();
    },
  };
}

export const json = "application/json; charset=utf-8";

type Making = {
  cache: ContentCache;
  key: string;
  answer: () => Promise<unknown>;
  present: (answer: unknown) => string;
};

/** What is the same for everybody until content changes, made once. */
export function sameForAll({ cache, key, answer, present }: Making) {
  return cache.get(key, async () => prepare(json, present(await answer())));
}

const headers = { "cache-control": "no-store" };

/** What stays the same until it is erased, made once as soon as it is settled. */
export function keptOnceSettled(
  { cache, key, answer, present }: Making,
  isSettled: (answer: unknown) => boolean,
): Promise<CachedReply> {
  return cache.getRecent(key, async () => {
    const found = await answer();
    const isOnce = !isSettled(found);
    if (isOnce) cache.forget(key);
    return prepare(json, present(found), { headers, isOnce });
  });
}
