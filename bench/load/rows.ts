import { staff } from "#server/testing/running-server.ts";
import { answerQuestions, callServer } from "#bench/call.ts";
import type { Way } from "./generator.ts";
import { keyMark, requestOf } from "./request.ts";

export type RowName = keyof Awaited<ReturnType<typeof rowsFor>>;

/** The requests whose processor time is measured, on a server with the default content. */
export async function rowsFor(url: string) {
  const filled = await answerQuestions((line) => read(url, line));
  const draft = await read<string>(url, "POST /api/results", filled);
  const { orderedConcerns } = await read<{ orderedConcerns: object[] }>(
    url,
    `GET /api/results/${draft}`,
  );
  const ranked = { ...filled, _id: draft, orderedConcerns };
  const result = await read<string>(url, "POST /api/results", ranked);
  const contact = await inviteOne(url);
  const key = { "Idempotency-Key": keyMark };
  const get = (path: string) => ({ request: requestOf(`GET ${path}`) });
  return {
    "page /": get("/"),
    "page /quiz": get("/quiz"),
    "page /question/1": get("/question/1"),
    "page /{contactId}": get(`/${contact}`),
    "page /results/{id}": get(`/results/${result}`),
    "GET /api/settings": get("/api/settings"),
    "GET /api/concerns": get("/api/concerns"),
    "GET /api/questions/pos/1": get("/api/questions/pos/1"),
    "POST /api/results": {
      request: requestOf("POST /api/results", filled, key),
    },
    "a quiz as a browser": { quiz: "browser" },
  } satisfies Record<string, Way>;
}

async function read<T>(url: string, line: string, body?: object, headers = {}) {
  const [method, path] = line.split(" ");
  return JSON.parse(
    await callServer(`${url}${path}`, method, body, headers),
  ) as T;
}

async function inviteOne(url: string): Promise<string> {
  const { token } = await read<{ token: string }>(url, "POST /api/auth", staff);
  const headers = { authorization: `Bearer ${token}` };
  const contact = { name: "Maria", phone: "+12015550123" };
  const line = "POST /api/contacts";
  const list = await read<{ _id: string }[]>(url, line, contact, headers);
  return list[0]?._id ?? "";
}
