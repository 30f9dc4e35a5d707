import { topCount } from "#shared/rules/ordering.ts";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { newId } from "#server/ids.ts";
import { answerQuestions } from "#bench/call.ts";
import type { Connection } from "./connection.ts";
import { requestOf } from "./request.ts";

type Ask = (line: string, body?: object) => Promise<unknown>;
export type Read = { orderedConcerns: { _id: string }[] };
type How = "calls" | "browser";

/** One family, from the first page to the three concerns; files of the pages are left out. */
export async function takeQuiz(connection: Connection, how: How) {
  const ask = askOver(connection);
  const isBrowser = how === "browser";
  if (isBrowser) for (const page of ["/", "/quiz"]) await ask(`GET ${page}`);
  await ask("GET /api/settings");
  const filled = await answerQuestions(ask);
  const draft = (await ask("POST /api/results", filled)) as string;
  const { orderedConcerns } = (await ask(`GET /api/results/${draft}`)) as Read;
  if (isBrowser) await report(ask, answering);
  const ranked = { ...filled, _id: draft, orderedConcerns };
  const final = (await ask("POST /api/results", ranked)) as string;
  await ask(`DELETE /api/results/${draft}`);
  await ask(`GET /api/results/${final}`);
  if (isBrowser) await ask("GET /api/settings");
  for (const { _id } of orderedConcerns.slice(0, topCount))
    await ask(`GET /api/concerns/${_id}`);
  if (isBrowser) {
    for (const each of [reading, leaving]) await report(ask, each);
    await ask("PUT /api/progress", progressOf(filled, final));
  }
}

/** What is stored when the page is left, and carried from then on. */
function progressOf(
  { answers }: Awaited<ReturnType<typeof answerQuestions>>,
  final: string,
) {
  const given = answers.map(({ question, answer }) => [question, answer]);
  const quiz = { asked: {}, answers: Object.fromEntries(given) as object };
  return {
    user: JSON.stringify({ parentName: "Maria" }),
    quiz: JSON.stringify({ ...quiz, final }),
    userResultsId: final,
  };
}

export function askOver(connection: Connection): Ask {
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

export function textOf(bytes: Buffer): string {
  const [first, second] = bytes;
  if (bytes.length === 0) return "null";
  if (first === 0x1f && second === 0x8b) return gunzipSync(bytes).toString();
  const isJson = first === 0x7b || first === 0x22 || first === 0x5b;
  return (isJson ? bytes : brotliDecompressSync(bytes)).toString();
}

type Happening = { name: string; place: string; number?: number };

const report = (ask: Ask, events: Happening[]) =>
  ask("POST /api/events", { language: "es", events });

// What a browser gathers until the page rests or is left, in three reports.
const answering: Happening[] = [
  { name: "page_viewed", place: "/" },
  { name: "page_viewed", place: "/quiz" },
  { name: "quiz_started", place: "/quiz" },
  ...Array.from({ length: 16 }, (_, place) => ({
    name: "question_answered",
    place: "/question/{number}",
    number: place + 1,
    seconds: 9,
  })),
  { name: "quiz_finished", place: "/question/{number}" },
];
const reading: Happening[] = [
  { name: "concerns_ranked", place: "/rank/{id}" },
  { name: "results_read", place: "/results/{id}" },
];
const leaving: Happening[] = [
  { name: "concern_opened", place: "/results/{id}", number: 1 },
  { name: "concern_closed", place: "/results/{id}", number: 1 },
];
