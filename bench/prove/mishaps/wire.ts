import { Agent, request } from "node:http";

/** Where a connection breaks: before anything left, while it is worked on, or when the answer has begun. */
export type Cut = "unsent" | "unanswered" | "half";
export const cuts: Cut[] = ["unsent", "unanswered", "half"];

export type Reply = {
  status: number;
  location: string;
  cookies: string[];
  body: string;
};

type Sent = {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | undefined;
  cut?: Cut | undefined;
};

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** One request; undefined where the connection broke before all of the answer was there. */
export function send(url: string, sent: Sent): Promise<Reply | undefined> {
  const { method, path, headers, body, cut } = sent;
  if (cut === "unsent") return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    const asking = request(
      url + path,
      {
        method,
        // A connection that will be broken is nobody else's.
        agent: cut === undefined ? agent : false,
        headers: {
          "accept-language": "en",
          "sec-fetch-site": "same-origin",
          ...headers,
          ...(body !== undefined && {
            "content-length": Buffer.byteLength(body),
          }),
        },
      },
      (response) => {
        if (cut === "half") {
          resolve(undefined);
          response.destroy();
          return;
        }
        const pieces: Buffer[] = [];
        response.on("data", (piece: Buffer) => pieces.push(piece));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            location: response.headers.location ?? "",
            cookies: response.headers["set-cookie"] ?? [],
            body: Buffer.concat(pieces).toString(),
          }),
        );
        response.on("error", () => resolve(undefined));
      },
    );
    asking.on("error", (error) => (cut ? resolve(undefined) : reject(error)));
    asking.end(body, () => {
      if (cut !== "unanswered") return;
      // The server has it, and nobody waits for the answer any more.
      setImmediate(() => asking.destroy());
      resolve(undefined);
    });
  });
}
