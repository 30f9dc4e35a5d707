import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyReply, FastifyRequest } from "fastify";

const [compressBrotli, compressGzip] = [
  promisify(brotliCompress),
  promisify(gzip),
];

/** The encodings, best compression first. */
type Encoding = "br" | "gzip" | "identity";
const encodings: Encoding[] = ["br", "gzip", "identity"];

export type CachedReply = ReturnType<typeof createCachedReply>;

type Preparing = {
  status?: number;
  headers?: Record<string, string>;
  /** The reply is sent only once, so compress it quickly rather than well. */
  isOnce?: boolean;
};

/** Creates a reply that is compressed once per requested encoding. */
export function createCachedReply(
  type: string,
  text: string,
  { status = 200, headers = {}, isOnce = false }: Preparing = {},
) {
  const plain = Buffer.from(text);
  const isStored = headers["cache-control"] !== "no-store";
  // Replies that may not be stored need no ETag.
  const etag = isStored ? etagOf(plain) : undefined;
  const compressed = new Map<Encoding, Promise<Buffer>>();
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
    encoded(encoding: Encoding): Buffer | Promise<Buffer> {
      if (encoding === "identity") return plain;
      const body =
        compressed.get(encoding) ?? compress(plain, encoding, isOnce);
      compressed.set(encoding, body);
      return body;
    },
  };
}

function compress(plain: Buffer, encoding: Encoding, isQuick: boolean) {
  if (encoding === "gzip")
    return compressGzip(plain, { level: isQuick ? 1 : 6 });
  // Use a small window: Brotli clears it for each call, and clearing the default of 4 MB would take longer than
  // compressing the page.
  const window = Math.ceil(Math.log2(plain.length + 16));
  return compressBrotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isQuick ? 5 : 10,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(window, 10), 22),
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
}

function etagOf(plain: Buffer): string {
  const hash = createHash("sha256").update(plain).digest("base64url");
  return `"${hash.slice(0, 27)}"`;
}

export async function sendCached(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  cached: CachedReply,
) {
  reply.headers(cached.headers);
  const browserEtags = headers["if-none-match"];
  const { status, etag } = cached;
  if (status === 200 && etag !== undefined && browserEtags?.includes(etag))
    return reply.code(304).send();
  const accepted = String(headers["accept-encoding"] ?? "").toLowerCase();
  const encoding = negotiate(accepted, encodings) ?? "identity";
  const body = await cached.encoded(encoding);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.code(status).send(body);
}
