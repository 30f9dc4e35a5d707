import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { connect } from "#server/platform/db/connect.ts";
import {
  createAccounts,
  createCallers,
} from "#server/testing/attacks/callers.ts";
import { startServer } from "#server/testing/running-server.ts";
import { embeddedTarget } from "#bench/prove/product.ts";
import type { ReportRow } from "#bench/prove/report.ts";

type Answer = {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  milliseconds: number;
};

type Request = {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer | undefined;
};

export type AttackedSite = Awaited<ReturnType<typeof openSite>>["site"];

const agent = new Agent({ keepAlive: true, maxSockets: 32 });
const patience = 15_000;
export const json = { "content-type": "application/json" };

/** Sends a request exactly as given. Returns status 0 if the connection ends without an answer. */
export function sendRequest(
  url: string,
  { method = "GET", path, ...sent }: Request,
) {
  const { port } = new URL(url);
  const { headers = {}, body } = sent;
  const length = body !== undefined && {
    "content-length": Buffer.byteLength(body),
  };
  const began = performance.now();
  return new Promise<Answer>((resolve) => {
    const end = (answer: Partial<Answer>) => {
      const milliseconds = performance.now() - began;
      resolve({ status: 0, headers: {}, body: "", ...answer, milliseconds });
    };
    const asking = request(
      {
        host: "127.0.0.1",
        port,
        method,
        path,
        agent,
        headers: { ...length, ...headers },
        timeout: patience,
      },
      (response) => {
        const pieces: Buffer[] = [];
        response.on("data", (piece: Buffer) => pieces.push(piece));
        response.on("error", () => end({}));
        response.on("end", () =>
          end({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: String(Buffer.concat(pieces)),
          }),
        );
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

/** Starts the product without rate limits, with its database. */
async function openSite() {
  const server = await startServer({
    RATE_LIMIT_SCALE: "1000000",
    HUMAN_CHECK: "off",
  });
  const { url, dataDir } = server;
  const target = await embeddedTarget(dataDir);
  const { db } = connect(target, { size: 4, log: { warn: () => {} } });
  const { user, session } = createAccounts(db);
  const { _id } = await user();
  const staffHeaders = async () => ({
    authorization: `Bearer ${await session(_id)}`,
  });
  const ask = (sent: Request) => sendRequest(url, sent);
  /** A call by staff that has to succeed. */
  async function call<T>(line: string, body?: unknown): Promise<T> {
    const [method = "", path = ""] = line.split(" ");
    const headers = {
      ...(await staffHeaders()),
      ...(body !== undefined && json),
    };
    const text = body === undefined ? undefined : JSON.stringify(body);
    const answer = await ask({ method, path, headers, body: text });
    if (answer.status >= 300)
      throw new Error(`${line}: ${answer.status} ${answer.body.slice(0, 300)}`);
    return (answer.body === "" ? undefined : JSON.parse(answer.body)) as T;
  }
  const callers = () => createCallers(db);
  const close = async () => {
    await db.destroy();
    await server.stop();
  };
  return { site: { url, db, staffHeaders, ask, call, callers }, close };
}

export async function withAttackedSite(
  work: (site: AttackedSite) => Promise<ReportRow[]>,
): Promise<ReportRow[]> {
  const { site, close } = await openSite();
  return work(site).finally(close);
}

/** Creates a row of the table, which shows only the number of problems, and prints the problems in full. */
export function rowOf(
  attack: string,
  tried: number,
  problems: string[],
  remarks = "",
): ReportRow {
  for (const problem of problems.slice(0, 20))
    console.log(`${attack}: ${problem}`);
  return { attack, tried, failed: problems.length, remarks };
}

/** Processes a list with several workers. */
export async function inParallel<T>(
  all: T[],
  workers: number,
  work: (one: T) => Promise<void>,
) {
  let next = 0;
  await Promise.all(
    Array.from({ length: workers }, async () => {
      while (next < all.length) await work(all[next++]!);
    }),
  );
}
