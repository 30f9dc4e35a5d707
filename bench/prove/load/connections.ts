import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { startServer } from "#server/testing/running-server.ts";
import type { LoadRow } from "./load-row.ts";
import { percentile } from "#bench/percentile.ts";
import { askPerSecond, mixFor } from "./mixed.ts";

const mostHonest = 500;
const perSecond = 20;

type Kind = {
  what: string;
  count: number;
  /** Seconds until the last of them has to be gone. */
  most: number;
  /** What is sent at first, and then a little of every second. */
  first: string;
  drops?: string;
  /** Reads nothing of the answer. */
  isDeaf?: boolean;
};

const head = "Host: localhost\r\n";
const kinds: Kind[] = [
  { what: "say nothing", count: 1000, most: 8, first: "" },
  {
    what: "send their headers letter by letter",
    count: 100,
    most: 8,
    first: `GET / HTTP/1.1\r\n${head}X-Slow: `,
    drops: "a",
  },
  {
    what: "send their body letter by letter",
    count: 50,
    most: 13,
    first: `POST /api/feedbacks HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
    drops: " ",
  },
  {
    what: "do not read their answers",
    count: 50,
    most: 35,
    first: `GET / HTTP/1.1\r\n${head}\r\n`.repeat(60),
    isDeaf: true,
  },
];

/** Connections that hold on to the server, while others visit. */
export async function proveConnections(): Promise<LoadRow[]> {
  const server = await startServer();
  const rows: LoadRow[] = [];
  try {
    const mix = await mixFor(server.url);
    for (const kind of kinds) rows.push(await hold(server.url, mix, kind));
  } finally {
    await server.stop();
  }
  return rows;
}

async function hold(url: string, mix: string[], kind: Kind): Promise<LoadRow> {
  const { what, count, most } = kind;
  const held = await Promise.all(
    Array.from({ length: count }, () => open(url, kind)),
  );
  const began = performance.now();
  const gone = Promise.all(held.map(({ closed }) => closed)).then(
    () => (performance.now() - began) / 1000,
  );
  const inVain = wait((most + 5) * 1000, Infinity);
  const [honest, lasted] = await Promise.all([
    askPerSecond(url, mix, { perSecond, seconds: most }),
    Promise.race([gone, inVain]),
  ]);
  for (const { socket } of held) socket.destroy();
  const slowest = percentile(honest.served, 0.99);
  const missed = [
    ...(lasted > most ? [`gone within ${most} s`] : []),
    ...(slowest > mostHonest ? [`p99 of others ≤ ${mostHonest} ms`] : []),
    ...honest.surprises,
  ];
  return {
    what: `${count} connections that ${what}`,
    tried: `with ${perSecond} requests /s of others`,
    found: `the last gone after ${lasted.toFixed(1)} s; others p99 ${slowest.toFixed(0)} ms`,
    target: `gone ≤ ${most} s, others p99 ≤ ${mostHonest} ms`,
    missed: missed.join("; "),
  };
}

const established = "01";

/** Whether the server still holds its end open: the other waits for as long as it reads nothing. */
async function untilGone({ localPort = 0 }: Socket) {
  const own = `:${localPort.toString(16).toUpperCase().padStart(4, "0")}`;
  for (let isThere = true; isThere; await wait(500)) {
    const table = await readFile("/proc/net/tcp", "utf8");
    isThere = table.split("\n").some((line) => {
      const [, , remote = "", state] = line.trim().split(/\s+/);
      return remote.endsWith(own) && state === established;
    });
  }
}

async function open(url: string, { first, drops, isDeaf }: Kind) {
  const { hostname, port } = new URL(url);
  const socket: Socket = connect({ host: hostname, port: Number(port) });
  socket.on("error", () => {});
  const closed = new Promise((resolve) => socket.once("close", resolve));
  await once(socket, "connect");
  socket.write(first);
  // Who reads nothing hears nothing of the end either.
  if (isDeaf) return { socket: socket.pause(), closed: untilGone(socket) };
  socket.resume();
  if (drops !== undefined) {
    const dripping = setInterval(() => socket.write(drops), 1000);
    void closed.then(() => clearInterval(dripping));
  }
  return { socket, closed };
}
