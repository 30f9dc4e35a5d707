import S3rver from "@20minutes/s3rver";

/** An S3-compatible store on this machine, with one empty bucket. */
export async function startS3StandIn(directory: string, port = 0) {
  const bucket = "pictures";
  const store = new S3rver({
    address: "127.0.0.1",
    port,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const { port: used } = await store.run();
  return {
    env: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: `http://127.0.0.1:${used}`,
      S3_ACCESS_KEY_ID: "S3RVER",
      S3_SECRET_ACCESS_KEY: "S3RVER",
    },
    stop: () => store.close(),
  };
}
