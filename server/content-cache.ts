import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyReply, FastifyRequest } from "fastify";

const [compressBrotli, compressGzip] = [
  promisify(brotliCompress),
  promisify(gzip),
];

/** A finished answer, ready for the wire in each encoding. */
export type CachedReply = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  identity: Buffer;
  br: Buffer;
  gzip: Buffer;
};

/** The one that makes a page smallest comes first. */
const encodings: ("br" | "gzip" | "identity")[] = ["br", "gzip", "identity"];

export async function prepare(
  type: string,
  text: string,
  {
    status = 200,
    headers = {},
  }: { status?: number; headers?: Record<string, string> } = {},
): Promise<CachedReply> {
  const plain = Buffer.from(text);
  const [br, gzipped] = await Promise.all([
    compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    compressGzip(plain),
  ]);
  const etag = `"${createHash("sha256").update(plain).digest("base64url").slice(0, 27)}"`;
  return {
    status,
    headers: {
      "content-type": type,
      etag,
      "cache-control": "private, no-cache",
      ...headers,
    },
    etag,
    identity: plain,
    br,
    gzip: gzipped,
  };
}

export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  cached: CachedReply,
) {
  const accepted = String(request.headers["accept-encoding"] ?? "");
  const encoding = negotiate(accepted.toLowerCase(), encodings) ?? "identity";
  reply
    .headers(cached.headers)
    .header("vary", "accept-encoding, accept-language, cookie");
  if (
    cached.status === 200 &&
    request.headers["if-none-match"]?.includes(cached.etag)
  ) {
    return reply.code(304).send();
  }
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.code(cached.status).send(cached[encoding]);
}

export type ContentCache = ReturnType<typeof createContentCache>;

const mostCached = 500;

/**
 * Keeps answers that depend on nothing but staff's content, until that content changes. While
 * nobody can tell whether it changed (`trust(false)`), nothing is kept.
 */
export function createContentCache() {
  const cached = new Map<string, Promise<unknown>>();
  let trusted = true;
  return {
    /** Answers what is kept under the key, else makes it once, however many ask at a time. */
    get<T>(key: string, make: () => Promise<T>): Promise<T> {
      const known = cached.get(key);
      if (known) return known as Promise<T>;
      const made = make();
      if (!trusted || cached.size >= mostCached) return made;
      cached.set(key, made);
      made.catch(() => cached.get(key) === made && cached.delete(key));
      return made;
    },
    forget(key: string) {
      cached.delete(key);
    },
    /** Asked for by whoever saves (editing/change.ts), and by PostgreSQL on all instances (serve.ts). */
    drop() {
      cached.clear();
    },
    trust(isTrusted: boolean) {
      trusted = isTrusted;
      cached.clear();
    },
  };
}
