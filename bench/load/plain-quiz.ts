import { randomInt } from "node:crypto";
import { answerQuestions } from "#bench/call.ts";
import type { Connection } from "./connection.ts";
import { formOf, requestOf } from "./request.ts";
import { askOver } from "./quiz.ts";

type Answer = { question: string; answer: string };

/** The answers of everybody who comes by this connection; asked for once, as pages bring the questions along. */
const known = new WeakMap<Connection, Promise<Answer[]>>();

function answersOver(connection: Connection): Promise<Answer[]> {
  const found = known.get(connection);
  if (found) return found;
  const asking = answerQuestions(askOver(connection)).then(
    ({ answers }) => answers as Answer[],
  );
  known.set(connection, asking);
  return asking;
}

/** One family without scripts, from the start page to the results: pages, forms, redirects. */
export async function takePlainQuiz(connection: Connection) {
  const answers = await answersOver(connection);
  let cookie = "";
  async function ask(request: string, status: number) {
    const answer = await connection.ask(request);
    if (answer.status !== status)
      throw new Error(`${answer.status} to ${request.slice(0, 40)}`);
    cookie = /\r\nset-cookie: ([^;]+)/i.exec(answer.head)?.[1] ?? cookie;
    return /\r\nlocation: (\S+)/i.exec(answer.head)?.[1] ?? "";
  }
  const carried = () => (cookie ? { Cookie: cookie } : {});
  const open = (path: string) =>
    ask(requestOf(`GET ${path}`, undefined, carried()), 200);
  const send = (path: string, fields: Record<string, string>) =>
    ask(formOf(path, fields, carried()), 303);

  await open("/quiz");
  let path = await send("/quiz", { parentName: "Maria" });
  for (const { question } of answers) {
    await open(path);
    // No two families answer alike, so that no page of results is like another.
    const answer = "ABCDE".charAt(randomInt(5));
    path = await send(path, { question, answer });
  }
  await open(path);
  await open(await send(path, { do: "save" }));
}
