import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Concern } from "#shared/contract/concerns.ts";
import type { QuestionAtPosition } from "#shared/contract/questions.ts";
import { startServer } from "#server/testing/running-server.ts";
import { answerQuestions } from "#bench/call.ts";

/** A page, and whether somebody opens it whose name the phone knows already. */
export type Visit = { name: string; address: string; isKnown: boolean };

/** What the phone stores of somebody who has said a name. */
export const known = { user: JSON.stringify({ parentName: "Maria" }) };

/** Runs in the page: stores what the phone would have stored. */
export function storeOnPhone(entries: [string, string][]) {
  for (const [key, value] of entries) localStorage.setItem(key, value);
}

/** The product with one finished result, and beside it a page with the same words and nothing else. */
export async function startVisits() {
  const server = await startServer();
  const ask = async (line: string, body?: object): Promise<unknown> => {
    const [method = "GET", path = ""] = line.split(" ");
    const reply = await fetch(server.url + path, {
      method,
      ...(body && {
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    });
    if (!reply.ok) throw new Error(`${line}: ${reply.status}`);
    return reply.json();
  };
  const plain = await servePlain(await wordsOf(ask));
  const visit = (path: string, isKnown = false): Visit => ({
    name: path.replace(/\w{22}/, "{id}"),
    address: server.url + path,
    isKnown,
  });
  const visits = [
    visit("/"),
    visit("/quiz"),
    visit("/question/1", true),
    visit(`/results/${await finish(ask)}`),
    visit("/concerns"),
    { name: "static page", address: plain.address, isKnown: false },
  ];
  return {
    visits,
    stop: async () => {
      plain.stop();
      await server.stop();
    },
  };
}

type Ask = (line: string, body?: object) => Promise<unknown>;

async function finish(ask: Ask): Promise<string> {
  const filled = await answerQuestions(ask);
  const _id = (await ask("POST /api/results", filled)) as string;
  const { orderedConcerns } = (await ask(`GET /api/results/${_id}`)) as {
    orderedConcerns: { _id: string }[];
  };
  const ids = orderedConcerns.map((concern) => ({ _id: concern._id }));
  const ranked = { ...filled, _id, orderedConcerns: ids };
  return (await ask("POST /api/results", ranked)) as string;
}

/** The first question and the first topic, as plain as a page can be. */
async function wordsOf(ask: Ask): Promise<string> {
  const asked = (await ask("GET /api/questions/pos/1")) as QuestionAtPosition;
  const [concern] = (await ask("GET /api/concerns")) as Concern[];
  const labels = [asked.labelA, asked.labelB, asked.labelC, asked.labelD];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Quiz</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="A static page"><link rel="icon" href="data:,">
<main><h1>${asked.text}</h1>${labels.map((label) => `<p>${label}</p>`).join("")}
<h2>${concern?.name}</h2>${concern?.content}</main></html>`;
}

async function servePlain(html: string) {
  const server = createServer((_request, reply) => {
    reply.setHeader("content-type", "text/html; charset=utf-8");
    reply.end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    stop: () => server.close(),
  };
}
