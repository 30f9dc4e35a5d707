// Runs in a separate process, so that its processor time is not counted as the server's.
import { newId } from "#server/platform/ids.ts";
import { percentile } from "#bench/figures.ts";
import { type HttpConnection, connectTo } from "./connection.ts";
import { keyMark } from "./request.ts";
import { takeQuizOver } from "./quiz.ts";

/** What each simulated visitor repeats: one request, or a whole quiz as a browser sends it. */
export type Way = { request: string } | { quiz: "browser" };

export type Job = { url: string; way: Way; visitors: number; seconds: number };

export type Done = { times: number; seconds: number; p50: number; p99: number };

function turnOf(way: Way): (connection: HttpConnection) => Promise<void> {
  if ("quiz" in way) return takeQuizOver;
  return async (connection) => {
    const text = way.request.replace(keyMark, newId);
    const { status, body } = await connection.ask(text);
    if (status >= 300) throw new Error(`${status} ${body.toString()}`);
  };
}

async function work({ url, way, visitors, seconds }: Job): Promise<Done> {
  const turn = turnOf(way);
  const connections = await Promise.all(
    Array.from({ length: visitors }, () => connectTo(url)),
  );
  const times: number[] = [];
  const began = performance.now();
  const until = began + seconds * 1000;
  const visit = async (connection: HttpConnection) => {
    for (let now = performance.now(); now < until;) {
      await turn(connection);
      const end = performance.now();
      times.push(end - now);
      now = end;
    }
  };
  await Promise.all(connections.map(visit));
  const took = (performance.now() - began) / 1000;
  for (const connection of connections) connection.close();
  return {
    times: times.length,
    seconds: took,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  };
}

process.on("message", (job: Job) => {
  work(job).then(
    (done) => process.send?.(done),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
