import { createHash } from "node:crypto";
import type { SavedQuestions } from "#shared/contract/quiz/visit-questions.ts";
import { onTestFinished, vi } from "vitest";
import { sweep } from "#server/ops/periodic-work/periodic-work.ts";
import type { TestApp } from "#server/testing/test-app.ts";
import { insertInvitedContact, createQuizApp, finishQuiz } from "./quiz.ts";

type Question = SavedQuestions["questions"][number];

export const suggested: Question = {
  _id: "s",
  suggestion: "1111111111111111111111/Does it hurt?",
  text: "Does it hurt?",
  text_es: "¿Duele?",
  isAsked: false,
};

/** A unique own question of the maximum length. */
function longQuestion(number: number): Question {
  const noise = [1, 2, 3, 4]
    .map((part) => createHash("sha512").update(`${number} ${part}`))
    .map((hash) => hash.digest("base64"))
    .join(" ");
  const text = `Zacarías ${number} ${noise}`.slice(0, 300);
  return { _id: String(number), text, text_es: text, isAsked: false };
}

export const longQuestions = Array.from({ length: 20 }, (_, at) =>
  longQuestion(at),
);

export const questionsPath = (result: string) =>
  `/api/results/${result}/questions`;

/** A browser that saves questions for the visit and keeps its cookie until it expires. */
export function browserOf({ ask }: Pick<TestApp, "ask">) {
  let cookie = "";
  let until = 0;

  function receive(reply: { headers: Record<string, unknown> }) {
    const all = [reply.headers["set-cookie"] ?? []].flat() as string[];
    const [set] = all.filter((text) => text.startsWith("visit-questions="));
    if (set === undefined) return;
    const seconds = Number(/Max-Age=(\d+)/.exec(set)?.[1]);
    until = Date.now() + seconds * 1000;
    cookie = set.split(";")[0] ?? "";
  }

  async function send(line: string, body?: object) {
    const headers = { cookie: Date.now() < until ? cookie : "" };
    const reply = await ask(line, { headers, ...(body && { body }) });
    receive(reply);
    return reply;
  }

  return {
    send,
    receive,
    save: (result: string, questions: Question[]) =>
      send(`PUT ${questionsPath(result)}`, { questions }),
    /** Opens the results after the browser's storage was cleared. */
    readAgain: async (result: string): Promise<SavedQuestions> =>
      (await send(`GET ${questionsPath(result)}`)).json(),
    cookie: () => cookie,
    take: (other: string) => {
      cookie = other;
      until = Infinity;
    },
  };
}

const day = 24 * 60 * 60 * 1000;

/** A family with results, and a browser that may save its questions for the visit. */
export async function createFamily(env: NodeJS.ProcessEnv = {}) {
  const app = await createQuizApp(env);
  const { _id: contact } = await insertInvitedContact(app);
  const result = await finishQuiz(app, { contact });
  const stored = async () =>
    (await app.pool.query("SELECT * FROM visit_questions")).rows;
  /** Moves the time of server, database and browsers forward by days. */
  async function wait(days: number) {
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + days * day });
    await app.pool.query(
      "UPDATE visit_questions SET date = date - $1 * interval '1 day'",
      [days],
    );
    await sweep(app.db);
  }
  return { ...app, contact, result, stored, wait, browser: browserOf(app) };
}
