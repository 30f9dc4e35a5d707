import {
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { Readable } from "node:stream";
import type { Config } from "#server/config.ts";
import type { ImageStore } from "./image-store.ts";

const folder = "uploads/";

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
    requestHandler: { connectionTimeout: 5000, requestTimeout: 10_000 },
  });
  return {
    async put(name, Body, ContentType) {
      const Key = folder + name;
      await client.send(
        new PutObjectCommand({ Bucket, Key, Body, ContentType }),
      );
      return `/uploads/${name}`;
    },

    async read(name) {
      const Key = folder + name;
      const found = await client
        .send(new GetObjectCommand({ Bucket, Key }))
        .catch((error: unknown) => {
          if (!(error instanceof NoSuchKey)) throw error;
        });
      if (!(found?.Body instanceof Readable)) return undefined;
      return { size: found.ContentLength ?? 0, content: found.Body };
    },
  };
}
