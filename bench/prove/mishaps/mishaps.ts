import { startServer } from "#server/testing/running-server.ts";
import { resultsOf } from "./results.ts";
import { visitByCalls } from "./call-visit.ts";
import { type Ended, mishaps, type Plan } from "./mishap.ts";
import { visitPlainly } from "./plain-visit.ts";
import { createRandom } from "./random.ts";
import { withBrowser } from "./script-visit.ts";

const atATime = 8;
const steps = 20;
/** Of a hundred visits so many are in a browser, which takes a hundred times as long. */
const inBrowser = 4;

type Wanted = { seed: number; visits: number };
type Visit = (plan: Plan) => Promise<Ended>;

/** Visits with a random mishap each: what a screen had confirmed is in the result, which is there once. */
export async function proveMishaps({ seed, visits }: Wanted) {
  const server = await startServer();
  try {
    const questions = await questionsAt(server.url);
    const plan = (number: number): Plan => {
      const random = createRandom(seed * 1_000_003 + number);
      return {
        url: server.url,
        name: `Mishap ${seed}-${number}`,
        mishap: random.pick(mishaps),
        at: 1 + random.below(steps),
        random,
        questions,
      };
    };
    const ended = await withBrowser(async (visitInBrowser) => {
      const wayOf = (number: number): [string, Visit] => {
        if (number % 100 < inBrowser) return ["browser", visitInBrowser];
        return number % 2 ? ["calls", visitByCalls] : ["plain", visitPlainly];
      };
      return takeAll(visits, (number) => {
        const [way, visit] = wayOf(number);
        return visit(plan(number)).then((end) => ({ ...end, way, number }));
      });
    });
    const found = await resultsOf(server);
    return rowsOf(ended, found, questions);
  } finally {
    await server.stop();
  }
}

async function takeAll<T>(
  amount: number,
  take: (number: number) => Promise<T>,
) {
  const all: T[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: atATime }, async () => {
      while (next < amount) all.push(await take(next++));
    }),
  );
  return all;
}

async function questionsAt(url: string): Promise<string[]> {
  const ids: string[] = [];
  for (let amount = 1; ids.length < amount;) {
    const reply = await fetch(`${url}/api/questions/pos/${ids.length + 1}`);
    const question = (await reply.json()) as { _id: string; amount: number };
    ids.push(question._id);
    amount = question.amount;
  }
  return ids;
}

type Found = Awaited<ReturnType<typeof resultsOf>>;
type Visited = Ended & { way: string; number: number };

/** One row for each mishap. */
function rowsOf(ended: Visited[], found: Found, questions: string[]) {
  return mishaps.map((mishap) => {
    const visits = ended.filter((visit) => visit.mishap === mishap);
    const of = (way: string) => visits.filter((visit) => visit.way === way);
    const check = (visit: Visited) => problemOf(visit, found, questions);
    const problems = visits.map(check);
    const surprises = visits.flatMap(({ number, surprise }) =>
      surprise === undefined ? [] : [`visit ${number}: ${surprise}`],
    );
    const amount = (problem: string) =>
      problems.filter((each) => each === problem).length;
    for (const [at, problem] of problems.entries())
      if (problem)
        console.log(
          `${mishap}, visit ${visits[at]?.number} (${visits[at]?.way}): ${problem}`,
        );
    return {
      mishap,
      plain: of("plain").length,
      calls: of("calls").length,
      browser: of("browser").length,
      "begun anew": visits.filter(({ isBegunAnew }) => isBegunAnew).length,
      lost: amount("lost"),
      doubled: amount("doubled"),
      surprises: surprises.slice(0, 5).join("; "),
    };
  });
}

function problemOf(
  { name, confirmed, result, surprise }: Visited,
  found: Found,
  questions: string[],
): "lost" | "doubled" | undefined {
  if (surprise !== undefined) return undefined;
  const finals = found.filter((each) => each.parentname === name);
  if (finals.length > 1) return "doubled";
  const [final] = finals;
  const isSame = questions.every(
    (question, place) => final?.chosen[place] === confirmed.get(question),
  );
  return final?._id === result && isSame ? undefined : "lost";
}
