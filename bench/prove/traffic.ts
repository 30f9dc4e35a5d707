import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { staff } from "#server/testing/running-server.ts";
import { emptyLedger, type Ledger } from "./ledger.ts";

type Question = { _id: string; concern: string | null; amount: number };
type Headers = Record<string, string>;
type Caller = ReturnType<typeof createCaller>;
type Work = Caller & { stopping: AbortSignal; uninvited: string[] };

const patience = 15_000;

/**
 * Six visitors and two staff members who keep working until `stop`. Like the browser, they repeat a call with the same
 * key if it gets no answer or the answer "try again".
 */
export function startTraffic(url: string, staffPause = 300) {
  const stop = new AbortController();
  const caller = createCaller(url, stop.signal);
  const work = { ...caller, stopping: stop.signal, uninvited: [] };
  const working = Promise.all([
    ...Array.from({ length: 6 }, () => takeQuizzes(work)),
    ...Array.from({ length: 2 }, () => addContacts(work, staffPause)),
  ]);
  return {
    ledger: caller.ledger,
    async stop() {
      stop.abort();
      await working;
    },
  };
}

/** The site has no database or a full disk. */
const isUnavailable = (status: number) => status === 503 || status === 507;

function createCaller(url: string, stopping: AbortSignal) {
  const ledger: Ledger = emptyLedger();

  async function ask(line: string, body?: unknown, headers: Headers = {}) {
    const began = performance.now();
    const answer = await send(url, line, body, headers);
    ledger.longest = Math.max(ledger.longest, performance.now() - began);
    const { status } = answer;
    ledger.answered[status] = (ledger.answered[status] ?? 0) + 1;
    const isHung = answer.body === "TimeoutError";
    if (isHung || (status >= 500 && !isUnavailable(status)))
      ledger.surprises.push(`${line}: ${isHung ? "no answer" : status}`);
    return answer;
  }

  /** Repeats a call with one key until it is acknowledged. Returns undefined if the time is over first. */
  async function insist(line: string, body?: unknown, headers: Headers = {}) {
    const key = { "idempotency-key": randomUUID() };
    for (;;) {
      const answer = await ask(line, body, { ...key, ...headers });
      const { status } = answer;
      if (status === 200) return answer.body;
      const mayRetry = status === 0 || status === 429 || isUnavailable(status);
      if (!mayRetry) throw new Error(`${line}: ${JSON.stringify(answer)}`);
      if (stopping.aborted) return undefined;
      await wait(100 + Math.random() * 200);
    }
  }

  return { ledger, ask, insist };
}

async function send(
  url: string,
  line: string,
  body: unknown,
  headers: Headers,
): Promise<{ status: number; body: unknown }> {
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

async function takeQuizzes(work: Work) {
  const questions: Question[] = [];
  for (let amount = 1; questions.length < amount;) {
    const place = questions.length + 1;
    const body = await work.insist(`GET /api/questions/pos/${place}`);
    if (body === undefined) return;
    questions.push(body as Question);
    amount = (body as Question).amount;
  }
  while (!work.stopping.aborted) {
    await takeQuiz(work, questions);
    await wait(Math.random() * 50);
  }
}

/** One family: answers, ranking and feedback, as far as time allows. */
async function takeQuiz(
  { insist, ledger, uninvited }: Work,
  questions: Question[],
) {
  const name = `Ledger ${randomUUID()}`;
  const filled = {
    parentname: name,
    language: "es",
    contact: uninvited.shift() ?? null,
    answers: questions.map(({ _id, concern }) => ({
      question: _id,
      concern,
      answer: "ABCDE"[Math.floor(Math.random() * 5)],
    })),
  };
  const draft = await insist("POST /api/results", filled);
  if (draft === undefined) return;
  const read = await insist(`GET /api/results/${draft as string}`);
  if (read === undefined) return;
  const { orderedConcerns } = read as { orderedConcerns: { _id: string }[] };
  const ranked = { ...filled, _id: draft, orderedConcerns };
  if ((await insist("POST /api/results", ranked)) === undefined) return;
  ledger.results.push(name);
  const feedback = {
    type: "website",
    useful: true,
    findinformation: true,
    wouldrecommend: true,
    addorimprove: name,
  };
  const reply = await insist("POST /api/feedbacks", { feedback });
  if (reply !== undefined) ledger.feedbacks.push(name);
}

async function addContacts(
  { insist, ask, ledger, uninvited, stopping }: Work,
  pause: number,
) {
  const session = await insist("POST /api/auth", staff);
  if (session === undefined) return;
  const { token } = session as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  while (!stopping.aborted) {
    const redcapid = randomUUID();
    const phone = "+12015550123";
    const contact = { name: `Ledger ${redcapid}`, phone, redcapid };
    const list = await insist("POST /api/contacts", contact, headers);
    if (list === undefined) return;
    const added = (list as { _id: string; redcapid: string }[]).find(
      (each) => each.redcapid === redcapid,
    );
    ledger.contacts.push(redcapid);
    if (added) uninvited.push(added._id);
    await ask("GET /api/dashboard", undefined, headers);
    await wait(pause * (0.7 + Math.random() * 0.6), undefined, {
      signal: stopping,
    }).catch(() => {});
  }
}
