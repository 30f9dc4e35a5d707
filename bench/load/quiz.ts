import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { topCount } from "#shared/rules/quiz/ordering.ts";
import { newId } from "#server/platform/ids.ts";
import { answerQuestions } from "#bench/call.ts";
import type { HttpConnection } from "./connection.ts";
import { requestOf } from "./request.ts";

export type Ask = (line: string, body?: object) => Promise<unknown>;

type Visit = { think?: () => Promise<unknown>; onFinished?: () => void };

/** Sends the requests of one family's quiz, from the start page to the results. Leaves out page files. */
export async function takeQuiz(ask: Ask, { think, onFinished }: Visit = {}) {
  await ask("GET /quiz");
  const filled = await answerQuestions(ask);
  await think?.();
  const draft = (await ask("POST /api/results", filled)) as string;
  const { orderedConcerns } = (await ask(`GET /api/results/${draft}`)) as {
    orderedConcerns: { _id: string }[];
  };
  await report(ask, answering);
  await think?.();
  const ranked = { ...filled, _id: draft, orderedConcerns };
  const final = (await ask("POST /api/results", ranked)) as string;
  await ask(`DELETE /api/results/${draft}`);
  await ask(`GET /api/results/${final}`);
  onFinished?.();
  for (const { _id } of orderedConcerns.slice(0, topCount))
    await ask(`GET /api/concerns/${_id}`);
  await report(ask, reading);
}

/** Takes a quiz over one connection, beginning with the home page. */
export async function takeQuizOver(connection: HttpConnection) {
  const ask = askOver(connection);
  await ask("GET /");
  await takeQuiz(ask);
}

function askOver(connection: HttpConnection): Ask {
  return async (line, body) => {
    const isKeyed = line.startsWith("POST /api/results");
    const key = isKeyed ? { "Idempotency-Key": newId() } : {};
    const answer = await connection.ask(requestOf(line, body, key));
    if (answer.status >= 300)
      throw new Error(`${line}: ${answer.status} ${answer.body.toString()}`);
    return line.includes("/api/results") || line.includes("/api/questions")
      ? JSON.parse(textOf(answer.body))
      : undefined;
  };
}

/** Decodes a body that may be compressed. */
export function textOf(bytes: Buffer): string {
  const [first, second] = bytes;
  if (bytes.length === 0) return "null";
  if (first === 0x1f && second === 0x8b) return gunzipSync(bytes).toString();
  const isJson = first === 0x7b || first === 0x22 || first === 0x5b;
  return (isJson ? bytes : brotliDecompressSync(bytes)).toString();
}

type Event = { name: string; place: string; number?: number };

const report = (ask: Ask, events: Event[]) =>
  ask("POST /api/events", { language: "es", events });

// Browsers collect events and send them when the page is idle or closed.
const answering: Event[] = [
  { name: "page_viewed", place: "/" },
  { name: "quiz_started", place: "/quiz" },
  ...Array.from({ length: 16 }, (_, place) => ({
    name: "question_answered",
    place: "/question/{number}",
    number: place + 1,
    seconds: 9,
  })),
  { name: "quiz_finished", place: "/question/{number}" },
];
const reading: Event[] = [
  { name: "concerns_ranked", place: "/rank/{id}" },
  { name: "results_read", place: "/results/{id}" },
  { name: "concern_opened", place: "/results/{id}", number: 1 },
];
