import { newId } from "#server/ids.ts";
import { staff } from "#server/testing/running-server.ts";
import { answerQuestions, call, takeVisit } from "#bench/quizzes.ts";

/** What one row asks for, and how often. */
export type Row = { times: number; ask: () => Promise<unknown> };

const browser = { "accept-encoding": "gzip, deflate, br" };
const posting = { ...browser, "content-type": "application/json" };

/** Everything whose processor time is worth knowing, on a server that has the default content. */
export async function rowsFor(url: string): Promise<Record<string, Row>> {
  const filled = await answerQuestions(url);
  const draft = await post<string>(url, "/api/results", filled);
  const { orderedConcerns } = JSON.parse(
    await call(`${url}/api/results/${draft}`),
  ) as { orderedConcerns: object[] };
  const ranked = { ...filled, _id: draft, orderedConcerns };
  const result = await post<string>(url, "/api/results", ranked);
  const contact = await inviteOne(url);
  const get = (path: string, times = 1000): Row => ({
    times,
    ask: () => call(url + path, "GET", undefined, browser),
  });
  const event = { name: "concern_opened", place: "/results/{id}", number: 1 };
  return {
    "page /": get("/"),
    "page /question/1": get("/question/1", 100),
    "page /{contactId}": get(`/${contact}`, 100),
    "page /results/{id}": get(`/results/${result}`, 100),
    "GET /api/settings": get("/api/settings"),
    "GET /api/concerns": get("/api/concerns"),
    "GET /api/questions/pos/1": get("/api/questions/pos/1"),
    "GET /api/contacts/{id}": get(`/api/contacts/${contact}`),
    "GET /api/results/{id}": get(`/api/results/${result}`),
    "POST /api/results": {
      times: 600,
      ask: () => call(`${url}/api/results`, "POST", filled, posting),
    },
    "POST /api/results, with key": {
      times: 600,
      ask: () =>
        call(`${url}/api/results`, "POST", filled, {
          ...posting,
          "idempotency-key": newId(),
        }),
    },
    "POST /api/events": {
      times: 600,
      ask: () =>
        call(`${url}/api/events`, "POST", { language: "en", events: [event] }),
    },
    "a whole visit": { times: 40, ask: () => takeVisit(url) },
  };
}

async function post<T>(url: string, path: string, body: object, headers = {}) {
  return JSON.parse(await call(url + path, "POST", body, headers)) as T;
}

async function inviteOne(url: string): Promise<string> {
  const { token } = await post<{ token: string }>(url, "/api/auth", staff);
  const headers = { authorization: `Bearer ${token}` };
  const contact = { name: "Maria", phone: "+12015550123" };
  await call(`${url}/api/contacts`, "POST", contact, headers);
  const list = await call(`${url}/api/contacts`, "GET", undefined, headers);
  const [{ _id }] = JSON.parse(list) as [{ _id: string }];
  return _id;
}
