// A process of its own, so that what asks costs the server nothing and can be told apart.
import { newId } from "#server/ids.ts";
import { type Connection, connectTo } from "./connection.ts";
import type { Done, Job, Way } from "./job.ts";
import { takePlainQuiz } from "./plain-quiz.ts";
import { keyMark } from "./request.ts";
import { takeQuiz } from "./quiz.ts";

function turnOf(way: Way): (connection: Connection) => Promise<void> {
  if ("quiz" in way) {
    const { quiz } = way;
    if (quiz === "plain") return takePlainQuiz;
    return (connection) => takeQuiz(connection, quiz);
  }
  const { request, status: wanted } = way;
  const hasKey = request.includes(keyMark);
  return async (connection) => {
    const text = hasKey ? request.replace(keyMark, newId()) : request;
    const { status, body } = await connection.ask(text);
    if (status >= 300 && status !== wanted)
      throw new Error(`${status} ${body.toString()}`);
  };
}

async function work({ url, way, visitors, seconds }: Job): Promise<Done> {
  const turn = turnOf(way);
  const connections = await Promise.all(
    Array.from({ length: visitors }, () => connectTo(url)),
  );
  const times: number[] = [];
  const before = process.cpuUsage();
  const began = performance.now();
  const until = began + seconds * 1000;
  const visit = async (connection: Connection) => {
    for (let now = performance.now(); now < until;) {
      await turn(connection);
      const end = performance.now();
      times.push(end - now);
      now = end;
    }
  };
  await Promise.all(connections.map(visit));
  const took = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(before);
  for (const connection of connections) connection.close();
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return {
    times: times.length,
    seconds: took,
    generator: (user + system) / 1000,
    p50: at(0.5),
    p99: at(0.99),
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
