import { newId } from "#server/ids.ts";
import { type Ended, letters, type Plan } from "./mishap.ts";
import { type Cut, cuts, type Reply, send } from "./wire.ts";

/** What the phone stores, as the scripts of the quiz do (web/visitor/quiz/model.ts). */
type Stored = {
  answers: Map<string, string>;
  handInKey?: string | undefined;
  rankKey?: string | undefined;
  draft?: string | undefined;
  final?: string | undefined;
};

type Draft = {
  _id: string;
  ranked: boolean;
  orderedConcerns: { _id: string }[];
};
type Question = { _id: string; concern: string | null };
type Visit = Plan & {
  stored: Stored;
  step: number;
  isStruck: boolean;
  language: string;
  isBegunAnew: boolean;
};

/** The page is gone; another one goes on with what is stored. */
class Reopened extends Error {}

const mostTries = 40;

/** A family with scripts, by the calls that they make and the keys that they keep, with one mishap. */
export async function visitByCalls(plan: Plan): Promise<Ended> {
  const visit: Visit = {
    ...plan,
    stored: { answers: new Map() },
    step: 0,
    isStruck: false,
    language: "en",
    isBegunAnew: false,
  };
  let surprise: string | undefined;
  try {
    await untilRead(visit);
  } catch (error) {
    surprise = (error as Error).message;
  }
  const { name, mishap, stored, isBegunAnew } = visit;
  return {
    name,
    mishap,
    confirmed: stored.answers,
    result: stored.final,
    isBegunAnew,
    surprise,
  };
}

async function untilRead(visit: Visit) {
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    try {
      await goThrough(visit);
      return;
    } catch (error) {
      if (!(error instanceof Reopened)) throw error;
    }
  }
  throw new Error("never came to its results");
}

async function goThrough(visit: Visit) {
  const { stored, random } = visit;
  if (stored.final === undefined) {
    const asked: Question[] = [];
    for (let number = 1; number <= visit.questions.length; number += 1) {
      const question = await read<Question>(visit, `questions/pos/${number}`);
      asked.push(question);
      const known = stored.answers.get(question._id);
      choose(visit, question, known ?? random.pick(letters));
    }
    await handIn(visit, asked);
    await rank(visit, asked);
  }
  await read(visit, `results/${visit.stored.final}`);
}

/** Another answer makes another result (withAnswer). */
function choose({ stored }: Visit, { _id }: Question, answer: string) {
  if (stored.answers.get(_id) === answer) return;
  stored.answers.set(_id, answer);
  stored.handInKey = stored.rankKey = stored.draft = undefined;
}

function filledIn({ stored, name, language }: Visit, asked: Question[]) {
  const answers = asked.map(({ _id, concern }) => ({
    question: _id,
    concern,
    answer: stored.answers.get(_id),
  }));
  return { parentname: name, language, answers };
}

async function handIn(visit: Visit, asked: Question[]) {
  const { stored } = visit;
  if (stored.draft !== undefined) return;
  const key = (stored.handInKey ??= newId());
  stored.draft = await deliver(visit, key, () => filledIn(visit, asked));
}

async function rank(visit: Visit, asked: Question[]) {
  const { stored } = visit;
  const path = `results/${stored.draft}`;
  const draft = await read<Draft>(visit, path);
  // Its address answers the final result that took its place.
  if (draft.ranked) {
    stored.final = draft._id;
    return;
  }
  const order = draft.orderedConcerns.map(({ _id }) => ({ _id })).reverse();
  const key = (stored.rankKey ??= newId());
  const final = await deliver(visit, key, () => ({
    ...filledIn(visit, asked),
    _id: stored.draft,
    orderedConcerns: order,
  }));
  stored.final = final;
  await ask(visit, { method: "DELETE", path: `/api/${path}` });
}

async function read<T>(visit: Visit, path: string): Promise<T> {
  const reply = await ask(visit, { method: "GET", path: `/api/${path}` });
  return JSON.parse(reply.body) as T;
}

/** Until it has arrived, always with the same key; the answer is the result's id. */
async function deliver(visit: Visit, key: string, body: () => object) {
  const reply = await ask(visit, {
    method: "POST",
    path: "/api/results",
    headers: { "content-type": "application/json", "idempotency-key": key },
    body: JSON.stringify(body()),
  });
  return JSON.parse(reply.body) as string;
}

type Asked = Parameters<typeof send>[1];

async function ask(visit: Visit, asked: Asked): Promise<Reply> {
  visit.step += 1;
  const isNow = !visit.isStruck && visit.step >= visit.at;
  if (isNow) {
    visit.isStruck = true;
    await strike(visit, asked);
  }
  const reply = await send(visit.url, asked);
  if (reply && reply.status < 300) return reply;
  // Handed in before in another language: the visitor is told so, and sends it anew.
  if (reply?.status === 409) {
    visit.stored.handInKey = visit.stored.rankKey = undefined;
    throw new Reopened();
  }
  throw new Error(
    `${asked.method} ${asked.path}: ${reply?.status} ${reply?.body}`,
  );
}

/** What happens to a request before it is made as it should be; some of it ends the page. */
async function strike(visit: Visit, asked: Asked) {
  const { random, stored, mishap } = visit;
  const broken = (cut: Cut) => send(visit.url, { ...asked, cut });
  switch (mishap) {
    case "connection cut":
      await broken(random.pick(cuts));
      return;
    case "double submit":
      await send(visit.url, asked);
      return;
    case "tab killed":
    case "reload":
      await broken(random.pick(cuts));
      throw new Reopened();
    case "storage wiped":
      if (stored.final !== undefined) return;
      visit.isBegunAnew = true;
      visit.stored = { answers: new Map() };
      throw new Reopened();
    case "back": {
      const [first] = stored.answers.keys();
      if (stored.final !== undefined || first === undefined) return;
      choose(visit, { _id: first, concern: null }, random.pick(letters));
      throw new Reopened();
    }
    case "language change":
      await broken(random.pick(cuts));
      visit.language = "es";
      throw new Reopened();
    case "cookies wiped":
  }
}
