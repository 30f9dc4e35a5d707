// Processor time per answer, compared with bare Fastify and PostgreSQL servers.
import { startServer } from "#server/testing/running-server.ts";
import { startBytes, startInsert } from "#bench/bare/start.ts";
import { type Figure, type Group, short } from "#bench/figures.ts";
import { connectTo } from "#bench/load/connection.ts";
import {
  type Contender,
  type LoadFigures,
  startGenerator,
} from "#bench/load/measure.ts";
import { requestOf } from "#bench/load/request.ts";
import { type RowName, rowsFor } from "#bench/load/rows.ts";

const visitors = 16;
/** Seconds of warm-up. V8 optimizes code that runs once per quiz only after many quizzes. */
const quizWarming = 15;

type Generator = ReturnType<typeof startGenerator>;
type Ours = (row: RowName) => Record<string, Contender>;

/** Milliseconds of processor time per answer, of the server and its database together. */
const costOf = ({ server, database }: LoadFigures) => server + database;

export const measureAnswers: Group = async (releases) => {
  const generator = startGenerator();
  const servers: Awaited<ReturnType<typeof startServer>>[] = [];
  try {
    for (const { folder } of releases)
      servers.push(await startServer({}, { root: folder }));
    const rows = await Promise.all(servers.map(({ url }) => rowsFor(url)));
    const names = ["today", "before"];
    const ours: Ours = (row) =>
      Object.fromEntries(
        servers.map((target, at) => [
          names[at] ?? "",
          { target, way: rows[at]![row], visitors },
        ]),
      );
    return [
      await besideBytes(generator, ours, "page /"),
      await besideBytes(generator, ours, "page /quiz"),
      await besideBytes(generator, ours, "GET /api/settings"),
      await besideBytes(generator, ours, "GET /api/concerns"),
      await besideBytes(generator, ours, "GET /api/questions/pos/1"),
      await costOfPage(generator, ours, "page /question/1"),
      await costOfPage(generator, ours, "page /{contactId}"),
      await costOfPage(generator, ours, "page /results/{id}"),
      ...(await quizzes(generator, ours)),
    ];
  } finally {
    await generator.stop();
    for (const server of servers) await server.stop();
  }
};

function columnsOf({ server, database, perSecond, p50, p99 }: LoadFigures) {
  return {
    "server ms": short(server),
    "database ms": short(database),
    "/s": short(perSecond),
    "p50 ms": short(p50),
    "p99 ms": short(p99),
  };
}

function figureOf(
  what: string,
  measured: Record<string, LoadFigures>,
  valueOf: (each: LoadFigures) => number,
  rest: Pick<Figure, "unit" | "most" | "least">,
): Figure {
  const { today, before } = measured;
  return {
    what,
    value: today ? valueOf(today) : NaN,
    before: before && valueOf(before),
    ...rest,
    beside: today && columnsOf(today),
  };
}

/** Compares a cached answer with bare Fastify sending the same compressed bytes. */
async function besideBytes(generator: Generator, ours: Ours, row: RowName) {
  const contenders = ours(row);
  const { today } = contenders;
  if (!today || !("request" in today.way))
    throw new Error(`${row}: no request`);
  const connection = await connectTo(today.target.url);
  const { body } = await connection.ask(today.way.request);
  connection.close();
  const target = await startBytes(body);
  const bare = { target, way: { request: requestOf("GET /") }, visitors };
  try {
    const measured = await generator.byTurns({ ...contenders, bare });
    const least = measured["bare"] ? costOf(measured["bare"]) : NaN;
    return figureOf(
      `${row} ÷ bare Fastify`,
      measured,
      (m) => costOf(m) / least,
      {
        unit: "×",
        most: 2.5,
      },
    );
  } finally {
    await target.stop();
  }
}

async function costOfPage(generator: Generator, ours: Ours, row: RowName) {
  const measured = await generator.byTurns(ours(row));
  return figureOf(row, measured, costOf, { unit: "ms", most: 8 });
}

/** Compares whole quizzes with bare durable inserts. */
async function quizzes(generator: Generator, ours: Ours): Promise<Figure[]> {
  const target = await startInsert();
  const { today: insert } = ours("POST /api/results");
  if (!insert || !("request" in insert.way)) throw new Error("no insert");
  const request = insert.way.request.replace("/api/results", "/");
  const bare = { ...insert, target, way: { request } };
  try {
    const measured = await generator.byTurns(
      { ...ours("a quiz as a browser"), bare },
      quizWarming,
    );
    const most = measured["bare"]?.perSecond ?? NaN;
    return [
      figureOf(
        "whole quizzes ÷ bare inserts",
        measured,
        ({ perSecond }) => perSecond / most,
        { unit: "×", least: 0.05 },
      ),
      figureOf("one finished quiz, processor time", measured, costOf, {
        unit: "ms",
        most: 4.5,
      }),
    ];
  } finally {
    await target.stop();
  }
}
