import { Agent, type IncomingHttpHeaders, request } from "node:http";

export type Answer = {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  bytes: Buffer;
  milliseconds: number;
};

export type Asked = {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer | undefined;
  /** Another network of this machine: 127.0.0.2 … 127.0.0.254. */
  from?: string;
};

const agent = new Agent({ keepAlive: true, maxSockets: 32 });
const patience = 15_000;

/** One request as it is written; status 0 where the connection was cut before an answer. */
export function askAt(url: string, asked: Asked): Promise<Answer> {
  const { method = "GET", path, headers = {}, body, from } = asked;
  const { port } = new URL(url);
  const began = performance.now();
  return new Promise((resolve) => {
    const end = (given: Partial<Answer>) =>
      resolve({
        status: 0,
        headers: {},
        body: "",
        bytes: Buffer.alloc(0),
        ...given,
        milliseconds: performance.now() - began,
      });
    const asking = request(
      {
        host: "127.0.0.1",
        port,
        method,
        path,
        agent: from === undefined ? agent : false,
        ...(from !== undefined && { localAddress: from }),
        headers: {
          ...(body !== undefined && {
            "content-length": Buffer.byteLength(body),
          }),
          ...headers,
        },
        timeout: patience,
      },
      (response) => {
        const pieces: Buffer[] = [];
        response.on("data", (piece: Buffer) => pieces.push(piece));
        response.on("error", () => end({}));
        response.on("end", () => {
          const bytes = Buffer.concat(pieces);
          end({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: String(bytes),
            bytes,
          });
        });
      },
    );
    asking.on("timeout", () => asking.destroy());
    asking.on("error", () => end({}));
    asking.on("upgrade", (_response, socket) => {
      socket.destroy();
      end({});
    });
    asking.end(body);
  });
}
