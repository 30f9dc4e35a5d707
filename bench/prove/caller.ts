import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

/** What was acknowledged, and how callers fared. */
export type Ledger = {
  results: string[];
  feedbacks: string[];
  contacts: string[];
  answered: Record<string, number>;
  /** Answers that no fault excuses. */
  surprises: string[];
  longest: number;
};

type Answer = { status: number; body: unknown };
type Headers = Record<string, string>;

export type Caller = ReturnType<typeof createCaller>;

const patience = 15_000;

/** Where the product is; of several instances one that is there at the moment. */
export type Place = string | (() => string);

/** Calls the product as a browser does, and notes how that went. */
export function createCaller(place: Place, stopping: AbortSignal) {
  const ledger: Ledger = {
    results: [],
    feedbacks: [],
    contacts: [],
    answered: {},
    surprises: [],
    longest: 0,
  };

  async function ask(line: string, body?: unknown, headers: Headers = {}) {
    const url = typeof place === "string" ? place : place();
    const began = performance.now();
    const answer = await send(url, line, body, headers);
    ledger.longest = Math.max(ledger.longest, performance.now() - began);
    const { status } = answer;
    ledger.answered[status] = (ledger.answered[status] ?? 0) + 1;
    const isHung = answer.body === "TimeoutError";
    if (isHung || (status >= 500 && !isNotNow(status)))
      ledger.surprises.push(`${line}: ${isHung ? "no answer" : status}`);
    return answer;
  }

  /** Asks with one key until the call is acknowledged or refused for good; undefined when time is over. */
  async function insist(line: string, body?: unknown, headers: Headers = {}) {
    const key = { "idempotency-key": randomUUID() };
    for (;;) {
      const answer = await ask(line, body, { ...key, ...headers });
      if (answer.status === 200) return answer.body;
      const { status } = answer;
      const isPassing = status === 0 || status === 429 || isNotNow(status);
      if (!isPassing) throw new Error(`${line}: ${JSON.stringify(answer)}`);
      if (stopping.aborted) return undefined;
      await wait(100 + Math.random() * 200);
    }
  }

  return { ledger, ask, insist };
}

/** Without its database, or with a full disk. */
const isNotNow = (status: number) => status === 503 || status === 507;

async function send(
  url: string,
  line: string,
  body: unknown,
  headers: Headers,
): Promise<Answer> {
  const [method = "GET", path = ""] = line.split(" ");
  const json = body === undefined ? undefined : JSON.stringify(body);
  const type = { "content-type": "application/json" };
  try {
    const response = await fetch(url + path, {
      method,
      signal: AbortSignal.timeout(patience),
      headers: { ...(json && type), ...headers },
      ...(json && { body: json }),
    });
    const text = await response.text();
    return { status: response.status, body: text && JSON.parse(text) };
  } catch (error) {
    return { status: 0, body: (error as Error).name };
  }
}
