import {
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  type S3ServiceException,
} from "@aws-sdk/client-s3";
import { Readable } from "node:stream";
import type { Config } from "#server/platform/config.ts";
import { outOfService } from "#server/platform/errors.ts";
import { withTimeout } from "#server/platform/timeout.ts";
import type { ImageStore } from "./image-folder.ts";

const folder = "uploads/";
const patience = 8000;

/** Keeps pictures in a bucket of any S3-compatible store, which nobody but this server has to reach. */
export function imageBucket({
  bucket: Bucket,
  endpoint,
  region,
  accessKeyId,
  secretAccessKey,
}: NonNullable<Config["s3"]>): ImageStore {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // A store of one's own seldom has a name for every bucket.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    maxAttempts: 2,
    // How long a picture may rest on its way; for the answer itself see below.
    requestHandler: { connectionTimeout: 3000, socketTimeout: 10_000 },
  });
  return {
    async put(name, Body, ContentType) {
      const Key = folder + name;
      const command = new PutObjectCommand({ Bucket, Key, Body, ContentType });
      await inTime((options) => client.send(command, options));
      return `/uploads/${name}`;
    },

    async read(name) {
      const Key = folder + name;
      const command = new GetObjectCommand({ Bucket, Key });
      const found = await inTime((options) => client.send(command, options));
      if (!(found?.Body instanceof Readable)) return undefined;
      return { size: found.ContentLength ?? 0, content: found.Body };
    },

    async *list() {
      const wanted = { Bucket, Prefix: folder };
      for await (const { Contents = [] } of paginateListObjectsV2(
        { client },
        wanted,
      ))
        for (const { Key = "" } of Contents) yield Key.slice(folder.length);
    },
  };
}

type Ask<T> = (options: { abortSignal: AbortSignal }) => Promise<T>;

/** What the store answers, undefined where it has no such thing; 503 where it fails or falls silent. */
async function inTime<T>(ask: Ask<T>): Promise<T | undefined> {
  // A signal with a time of its own would also end a picture that is slow on its way.
  const silence = new AbortController();
  const answer = ask({ abortSignal: silence.signal });
  try {
    return await withTimeout(answer, patience, () => {
      silence.abort();
      return answer;
    });
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    const { name, $metadata } = error as Partial<S3ServiceException>;
    const status = $metadata?.httpStatusCode;
    throw outOfService({ service: "S3", reason: name, status });
  }
}
