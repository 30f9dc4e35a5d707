import { staff } from "#server/testing/running-server.ts";
import { answerQuestions, call } from "#bench/call.ts";
import type { Way } from "./job.ts";
import { keyMark, requestOf } from "./request.ts";

export type RowName = keyof Awaited<ReturnType<typeof rowsFor>>;

/** Everything whose processor time is worth knowing, on a server that has the default content. */
export async function rowsFor(url: string) {
  const filled = await answerQuestions((line) => read(url, line));
  const draft = await read<string>(url, "POST /api/results", filled);
  const { orderedConcerns } = await read<{ orderedConcerns: object[] }>(
    url,
    `GET /api/results/${draft}`,
  );
  const ranked = { ...filled, _id: draft, orderedConcerns };
  const result = await read<string>(url, "POST /api/results", ranked);
  const unranked = await read<string>(url, "POST /api/results", filled);
  const contact = await inviteOne(url);
  const event = { name: "concern_opened", place: "/results/{id}", number: 1 };
  const reported = { language: "en", events: [event] };
  const key = { "Idempotency-Key": keyMark };
  const ask = (...args: Parameters<typeof requestOf>) => ({
    request: requestOf(...args),
  });
  return {
    "page /": ask("GET /"),
    "page /quiz": ask("GET /quiz"),
    "page /question/1": ask("GET /question/1"),
    "page /{contactId}": ask(`GET /${contact}`),
    "page /results/{id}": ask(`GET /results/${result}`),
    "GET /api/settings": ask("GET /api/settings"),
    "GET /api/concerns": ask("GET /api/concerns"),
    "GET /api/questions/pos/1": ask("GET /api/questions/pos/1"),
    "GET /api/contacts/{id}": ask(`GET /api/contacts/${contact}`),
    "GET /api/results/{id}": ask(`GET /api/results/${result}`),
    "GET /api/results/{id}, a draft": ask(`GET /api/results/${unranked}`),
    "POST /api/results": ask("POST /api/results", filled),
    "POST /api/results, with key": ask("POST /api/results", filled, key),
    "POST /api/events": ask("POST /api/events", reported),
    "a quiz by calls": { quiz: "calls" },
    "a quiz as a browser": { quiz: "browser" },
    "a quiz by plain forms": { quiz: "plain" },
  } satisfies Record<string, Way>;
}

async function read<T>(url: string, line: string, body?: object, headers = {}) {
  const [method, path] = line.split(" ");
  return JSON.parse(await call(`${url}${path}`, method, body, headers)) as T;
}

async function inviteOne(url: string): Promise<string> {
  const { token } = await read<{ token: string }>(url, "POST /api/auth", staff);
  const headers = { authorization: `Bearer ${token}` };
  const contact = { name: "Maria", phone: "+12015550123" };
  const line = "POST /api/contacts";
  const list = await read<{ _id: string }[]>(url, line, contact, headers);
  return list[0]?._id ?? "";
}
