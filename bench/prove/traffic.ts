import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { staff } from "#server/testing/running-server.ts";
import { type Caller, createCaller, type Place } from "./caller.ts";

type Question = { _id: string; concern: string | null; amount: number };
type Work = Caller & { stopping: AbortSignal; uninvited: string[] };

/**
 * Six visitors and two staff who go on until they are told to stop. Whoever gets no answer, or is
 * asked to come back, asks again with the same key, as the browser does. Each of the staff adds a contact and
 * looks at the dashboard after so many milliseconds, more or less.
 */
export function startTraffic(place: Place, staffPause = 300) {
  const stop = new AbortController();
  const caller = createCaller(place, stop.signal);
  const work = { ...caller, stopping: stop.signal, uninvited: [] };
  const working = Promise.all([
    ...Array.from({ length: 6 }, () => visitAgainAndAgain(work)),
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

async function visitAgainAndAgain(work: Work) {
  const questions: Question[] = [];
  for (let amount = 1; questions.length < amount;) {
    const place = questions.length + 1;
    const body = await work.insist(`GET /api/questions/pos/${place}`);
    if (body === undefined) return;
    questions.push(body as Question);
    amount = (body as Question).amount;
  }
  while (!work.stopping.aborted) {
    await visit(work, questions);
    await wait(Math.random() * 50);
  }
}

/** One family: the answers, the ranking, and what they thought of it; as far as time allows. */
async function visit(
  { insist, ledger, uninvited }: Work,
  questions: Question[],
) {
  const name = `Ledger ${randomUUID()}`;
  const given = {
    parentname: name,
    language: "es",
    contact: uninvited.shift() ?? null,
    answers: questions.map(({ _id, concern }) => ({
      question: _id,
      concern,
      answer: "ABCDE"[Math.floor(Math.random() * 5)],
    })),
  };
  const draft = await insist("POST /api/results", given);
  if (draft === undefined) return;
  const read = await insist(`GET /api/results/${draft as string}`);
  if (read === undefined) return;
  const { orderedConcerns } = read as { orderedConcerns: { _id: string }[] };
  const ranked = { ...given, _id: draft, orderedConcerns };
  if ((await insist("POST /api/results", ranked)) === undefined) return;
  ledger.results.push(name);
  const feedback = {
    type: "website",
    useful: true,
    findinformation: true,
    wouldrecommend: true,
    addorimprove: name,
  };
  const thanks = await insist("POST /api/feedbacks", { feedback });
  if (thanks !== undefined) ledger.feedbacks.push(name);
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
    const waiting = wait(pause * (0.7 + Math.random() * 0.6), undefined, {
      signal: stopping,
    });
    await waiting.catch(() => {});
  }
}
