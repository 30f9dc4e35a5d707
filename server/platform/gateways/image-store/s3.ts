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

/** Stores pictures in a bucket of an S3-compatible store; only this server needs access to it. */
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
    // Self-hosted stores rarely have a host name for each bucket.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    maxAttempts: 2,
    // These limit the idle time during a transfer. `withPatience` limits the wait for an answer.
    requestHandler: { connectionTimeout: 3000, socketTimeout: 10_000 },
  });
  return {
    async put(name, Body, ContentType) {
      const Key = folder + name;
      const command = new PutObjectCommand({ Bucket, Key, Body, ContentType });
      await withPatience((options) => client.send(command, options));
      return `/uploads/${name}`;
    },

    async read(name) {
      const Key = folder + name;
      const command = new GetObjectCommand({ Bucket, Key });
      const found = await withPatience((options) =>
        client.send(command, options),
      );
      if (!(found?.Body instanceof Readable)) return undefined;
      return { size: found.ContentLength ?? 0, content: found.Body };
    },

    async *list() {
      const location = { Bucket, Prefix: folder };
      for await (const { Contents = [] } of paginateListObjectsV2(
        { client },
        location,
      ))
        for (const { Key = "" } of Contents) yield Key.slice(folder.length);
    },
  };
}

type Ask<T> = (options: { abortSignal: AbortSignal }) => Promise<T>;

/** Returns the store's answer, or undefined if the object is missing. Throws 503 on failure or timeout. */
async function withPatience<T>(ask: Ask<T>): Promise<T | undefined> {
  // AbortSignal.timeout() would also abort a slow transfer.
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
