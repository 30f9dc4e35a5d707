import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, gzip, gzipSync } from "node:zlib";
import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyReply, FastifyRequest } from "fastify";
import { compressAround } from "./around-ids.ts";
import { brotliParams } from "./brotli-params.ts";
import { memoize } from "./memoize.ts";

/** Names the line of the log that is about this request. */
export const idHeader = "x-request-id";

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
  /** For one visitor alone. */
  isOnce: boolean;
};

type Preparing = {
  status?: number;
  headers?: Record<string, string>;
  /** For one visitor alone: to compress it well would take longer than to send it. */
  isOnce?: boolean;
  /** Short and read a few times: sending it to another thread would take longer than compressing it. */
  isShort?: boolean;
};

const vary = "accept-encoding, accept-language, cookie";
/** How hard it is tried: for one visitor more would take longer than it saves on the way. */
type Effort = { brotli: number; gzip: number };
const quick: Effort = { brotli: 2, gzip: 1 };
/** What is sent again and again: a sixteenth less than at 9, for half as long again. */
const cachedQuality = 10;
const small: Effort = { brotli: cachedQuality, gzip: 6 };

export function prepare(
  type: string,
  text: string,
  {
    status = 200,
    headers = {},
    isOnce = false,
    isShort = false,
  }: Preparing = {},
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
      vary,
      ...headers,
    },
    etag,
    encoded: isShort
      ? (encoding) => compressShort(plain, encoding)
      : encodedOnce(plain, isOnce ? quick : small),
    isOnce,
  };
}

/** The same for all but for the id between these pieces, which nobody may store: compressed once for all ids. */
export function prepareAround(
  type: string,
  pieces: string[],
  { status = 200, headers = {} }: Omit<Preparing, "isOnce"> = {},
): (id: string) => CachedReply {
  const all = { "content-type": type, vary, ...headers };
  let around: ReturnType<typeof compressAround> | undefined;
  return (id) => {
    const anew = (encoding: Encoding) =>
      encodedOnce(Buffer.from(pieces.join(id)), quick)(encoding);
    return {
      status,
      headers: all,
      etag: undefined,
      async encoded(encoding) {
        if (encoding !== "br") return anew(encoding);
        around ??= compressAround(pieces, cachedQuality);
        return (await around)?.(id) ?? anew(encoding);
      },
      isOnce: true,
    };
  };
}

function etagOf(plain: Buffer): string {
  const hash = createHash("sha256").update(plain).digest("base64url");
  return `"${hash.slice(0, 27)}"`;
}

function compressShort(plain: Buffer, encoding: Encoding): Buffer {
  if (encoding === "identity") return plain;
  return encoding === "br"
    ? brotliCompressSync(plain, { params: brotliParams(plain.length, 1) })
    : gzipSync(plain, { level: 3 });
}

function encodedOnce(plain: Buffer, effort: Effort): CachedReply["encoded"] {
  const made = new Map<Encoding, Promise<Buffer>>();
  return (encoding) => {
    if (encoding === "identity") return plain;
    const known = made.get(encoding);
    if (known) return known;
    const making =
      encoding === "br"
        ? compressBrotli(plain, {
            params: brotliParams(plain.length, effort.brotli),
          })
        : compressGzip(plain, { level: effort.gzip });
    made.set(encoding, making);
    return making;
  };
}

const encodingFor = memoize(
  (accepted): Encoding =>
    negotiate(accepted.toLowerCase(), encodings) ?? "identity",
);

export async function sendCached(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  cached: CachedReply,
) {
  reply.headers(cached.headers);
  const known = headers["if-none-match"];
  const { status, etag } = cached;
  if (status === 200 && etag !== undefined && known?.includes(etag))
    return reply.code(304).send();
  const encoding = encodingFor(String(headers["accept-encoding"] ?? ""));
  const body = await cached.encoded(encoding);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.code(status).send(body);
}
