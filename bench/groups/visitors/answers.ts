import { startBytes, startInsert } from "#bench/bare/start.ts";
import { type Figure, short } from "#bench/figures.ts";
import { connectTo } from "#bench/load/connection.ts";
import type { Way } from "#bench/load/job.ts";
import type { Contender, Measured } from "#bench/load/measure.ts";
import type { Bench } from "#bench/load/on-server.ts";
import { requestOf } from "#bench/load/request.ts";
import type { RowName } from "#bench/load/rows.ts";

/** The processor time that one answer costs: the server's and its database's. */
const costOf = ({ server, database }: Measured) => server + database;

function columnsOf({ server, database, ...others }: Measured) {
  return {
    "server ms": short(server),
    ...(database > 0 && { "database ms": short(database) }),
    "/s": short(others.perSecond),
    "p50 ms": short(others.p50),
    "p99 ms": short(others.p99),
    "generator ms": short(others.generator),
  };
}

/** What a row costs, in milliseconds of processor time. */
export function costFigure(what: string, ours: Measured, most?: number) {
  const today = costOf(ours);
  return { what, today, unit: "ms", most, beside: columnsOf(ours) } as const;
}

/** How many times what the least costs that could be done. */
export function timesBare(
  what: string,
  ours: Measured,
  bare: Measured,
  most?: number,
): Figure {
  const beside = {
    ...columnsOf(ours),
    "bare ms": short(costOf(bare)),
    "bare /s": short(bare.perSecond),
  };
  return { what, today: costOf(ours) / costOf(bare), unit: "×", most, beside };
}

/** Each of these rows by itself. */
export async function costsOf(
  { generator, ours }: Bench,
  rows: RowName[],
  most: number,
): Promise<Figure[]> {
  const measured = await generator.byTurns(
    Object.fromEntries(rows.map((row) => [row, ours(row)])),
  );
  return Object.entries(measured).map(([row, each]) =>
    costFigure(row, each, most),
  );
}

/** A cached answer beside the same bytes from bare Fastify. */
export async function besideBytes(
  { generator, ours }: Bench,
  row: RowName,
  most: number,
): Promise<Figure> {
  const us = ours(row);
  const target = await startBytes(await bytesOf(us));
  const way = { request: requestOf("GET /") };
  try {
    const measured = await generator.byTurns({
      us,
      bare: { ...us, target, way },
    });
    return timesBare(row, measured.us, measured.bare, most);
  } finally {
    await target.stop();
  }
}

/** The answer as it is on the wire, still compressed. */
async function bytesOf({ target, way }: Contender): Promise<Buffer> {
  const connection = await connectTo(target.url);
  const { body } = await connection.ask(requestIn(way));
  connection.close();
  return body;
}

function requestIn(way: Way): string {
  if ("request" in way) return way.request;
  throw new Error("A quiz is many requests.");
}

/** Works beside a bare durable insert of the same body, from as many visitors. */
export async function besideInsert<T>(
  { ours }: Bench,
  work: (bare: Contender) => Promise<T>,
): Promise<T> {
  const row = ours("POST /api/results");
  const target = await startInsert();
  const request = requestIn(row.way).replace("/api/results", "/");
  try {
    return await work({ ...row, target, way: { request } });
  } finally {
    await target.stop();
  }
}
