import { createServer, request } from "node:http";
import { freePort } from "#server/testing/running-server.ts";

/** A proxy in front of the server. It can simulate a new release: another service worker. */
export async function startReleaseProxy(target: string) {
  let isNew = false;
  const proxy = createServer((incoming, reply) => {
    const isWorker = incoming.url === "/worker.js";
    const { "accept-encoding": accepted = "", ...others } = incoming.headers;
    const headers = isWorker
      ? others
      : { ...others, "accept-encoding": accepted };
    const options = { method: incoming.method ?? "GET", headers };
    const passed = request(target + incoming.url, options, (answer) => {
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
    incoming.pipe(passed);
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
    stop() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
