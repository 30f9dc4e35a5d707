import { topCount } from "#shared/rules/ordering.ts";
import { setTimeout as wait } from "node:timers/promises";
import { newId } from "#server/ids.ts";
import { answerQuestions } from "#bench/call.ts";
import { type Connection, connectTo } from "#bench/load/connection.ts";
import { type Read, textOf } from "#bench/load/quiz.ts";
import { requestOf } from "#bench/load/request.ts";

/** How visitors fared; milliseconds of the calls that were answered. */
export type Tally = {
  finished: number;
  refusedKindly: number;
  surprises: string[];
  milliseconds: number[];
};

export const newTally = (): Tally => ({
  finished: 0,
  refusedKindly: 0,
  surprises: [],
  milliseconds: [],
});

const idle = new Map<string, Connection[]>();
let turn = 0;

/** Of one instance after the other, as a balancer in front of them shares visitors out. */
export async function send(urls: string[], request: string) {
  turn += 1;
  const url = urls[turn % urls.length] ?? "";
  const free = idle.get(url) ?? [];
  idle.set(url, free);
  const reused = free.pop();
  try {
    const connection = reused ?? (await connectTo(url));
    const answer = await connection.ask(request);
    free.push(connection);
    return answer;
  } catch (error) {
    // A reused connection may have ended meanwhile; browsers then open another one.
    if (reused) return send([url], request);
    throw error;
  }
}

export function headerIn(head: string, name: string): string | undefined {
  return new RegExp(`\r\n${name}: ([^\r\n;]+)`, "i").exec(head)?.[1];
}

/** Somebody with a browser of their own, who waits as long as the site asks them to, until time is over. */
function createVisitor(urls: string[], tally: Tally, signal: AbortSignal) {
  let cookie = "";
  return async (line: string, body?: object): Promise<unknown> => {
    const key = line.startsWith("POST") && { "Idempotency-Key": newId() };
    for (;;) {
      const began = performance.now();
      const headers = { ...key, ...(cookie && { cookie }) };
      const answer = await send(urls, requestOf(line, body, headers)).catch(
        ({ message }: Error) => ({
          status: 0,
          head: message,
          body: Buffer.from(message),
        }),
      );
      const { status, head } = answer;
      cookie = headerIn(head, "set-cookie") ?? cookie;
      if (status >= 200 && status < 300) {
        tally.milliseconds.push(performance.now() - began);
        const isJson = /\/api\/(results|questions)/.test(line);
        return isJson ? JSON.parse(textOf(answer.body)) : undefined;
      }
      const seconds = Number(headerIn(head, "retry-after"));
      if ((status !== 503 && status !== 429) || !(seconds > 0)) {
        tally.surprises.push(`${line}: ${status} ${head.slice(0, 80)}`);
        throw new Error(line);
      }
      tally.refusedKindly += 1;
      await wait(seconds * 1000, undefined, { signal });
    }
  };
}

/** One family, from the start page to the topics: the calls that the browser makes, in its order. */
export async function visit(
  urls: string[],
  tally: Tally,
  signal: AbortSignal,
  thinking = 0,
) {
  const ask = createVisitor(urls, tally, signal);
  const think = () => wait(Math.random() * thinking);
  const report = (name: string, place: string) =>
    ask("POST /api/events", { language: "es", events: [{ name, place }] });
  await ask("GET /quiz");
  const filled = await answerQuestions(ask);
  await think();
  await report("quiz_started", "/quiz");
  const draft = (await ask("POST /api/results", filled)) as string;
  const { orderedConcerns } = (await ask(`GET /api/results/${draft}`)) as Read;
  await report("quiz_finished", "/question/{number}");
  await think();
  const ranked = { ...filled, _id: draft, orderedConcerns };
  const final = (await ask("POST /api/results", ranked)) as string;
  await ask(`DELETE /api/results/${draft}`);
  await ask(`GET /api/results/${final}`);
  tally.finished += 1;
  for (const { _id } of orderedConcerns.slice(0, topCount))
    await ask(`GET /api/concerns/${_id}`);
  await report("results_read", "/results/{id}");
}
