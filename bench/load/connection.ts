import { createConnection } from "node:net";

/** `head` holds the raw header lines. */
type Answer = { status: number; head: string; body: Buffer };

/** An open connection that sends one request after the other. */
export type HttpConnection = {
  ask: (request: string) => Promise<Answer>;
  close: () => void;
};

/**
 * HTTP over a plain socket that parses only status and length. A complete client would need as much processor time
 * as the server and distort the measurement.
 */
export async function connectTo(url: string): Promise<HttpConnection> {
  const { hostname, port } = new URL(url);
  let waiting = Promise.withResolvers<Answer>();
  let gathered: Buffer | undefined;
  const buffer = Buffer.allocUnsafe(256 * 1024);
  const take = (length: number) => {
    const piece = buffer.subarray(0, length);
    gathered = gathered ? Buffer.concat([gathered, piece]) : Buffer.from(piece);
    const answer = answerIn(gathered);
    if (!answer) return true;
    gathered = undefined;
    waiting.resolve(answer);
    return true;
  };
  const socket = createConnection({
    host: hostname,
    port: Number(port),
    noDelay: true,
    onread: { buffer, callback: take },
  });
  await new Promise((resolve, reject) =>
    socket.once("connect", resolve).once("error", reject),
  );
  socket.on("error", (error) => waiting.reject(error));
  socket.on("close", () => waiting.reject(new Error("It hung up.")));
  return {
    ask(request) {
      if (socket.destroyed) return Promise.reject(new Error("It hung up."));
      waiting = Promise.withResolvers<Answer>();
      socket.write(request);
      return waiting.promise;
    },
    close() {
      waiting.promise.catch(() => {});
      socket.destroy();
    },
  };
}

/** The answer, or undefined until it is complete. */
function answerIn(bytes: Buffer): Answer | undefined {
  const end = bytes.indexOf("\r\n\r\n");
  if (end < 0) return undefined;
  const head = bytes.toString("latin1", 0, end);
  const status = Number(head.slice("HTTP/1.1 ".length, "HTTP/1.1 200".length));
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined && status !== 204)
    throw new Error(`An answer without a length: ${head}`);
  const body = bytes.subarray(end + 4);
  return body.length < Number(length ?? 0) ? undefined : { status, head, body };
}
