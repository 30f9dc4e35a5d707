import { createServer, request } from "node:http";
import { freePort } from "#server/testing/running-server.ts";

/** The server behind a proxy, on which a new release can arrive (its service worker has another name), and which can be busy once. */
export async function behindProxy(target: string) {
  let isNew = false;
  let busyFor: string | undefined;
  const proxy = createServer((asked, reply) => {
    if (asked.url === busyFor) {
      busyFor = undefined;
      return reply.writeHead(503).end();
    }
    const isWorker = asked.url === "/worker.js";
    const { "accept-encoding": accepted = "", ...others } = asked.headers;
    const headers = isWorker
      ? others
      : { ...others, "accept-encoding": accepted };
    const options = { method: asked.method ?? "GET", headers };
    const passed = request(target + asked.url, options, (answer) => {
      if (!isWorker || !isNew) {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        return answer.pipe(reply);
      }
      const pieces: Buffer[] = [];
      answer.on("data", (piece: Buffer) => pieces.push(piece));
      answer.on("end", () => {
        const text = Buffer.concat(pieces).toString();
        const type = "text/javascript; charset=utf-8";
        reply.writeHead(200, { "content-type": type });
        reply.end(text.replace(/"name":"\w+"/, '"name":"next"'));
      });
    });
    passed.on("error", () => reply.destroy());
    asked.pipe(passed);
  });
  const port = await freePort();
  await new Promise<void>((resolve) =>
    proxy.listen(port, "127.0.0.1", resolve),
  );
  proxy.unref();
  return {
    url: `http://localhost:${port}`,
    release() {
      isNew = true;
    },
    /** Answers 503 to the next request for this path, and says afterwards whether it did. */
    busyOnceFor(path: string) {
      busyFor = path;
      return () => busyFor === undefined;
    },
    stop() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
