import { cuts } from "./wire.ts";
import { type Ended, letters, type Plan } from "./mishap.ts";
import {
  createPlainBrowser,
  type Fields,
  type PlainBrowser,
  type Screen,
} from "./plain-browser.ts";

const mostSteps = 80;

type Visit = Plan & {
  browser: PlainBrowser;
  confirmed: Map<string, string>;
  /** What is chosen at a question, until something else is. */
  choices: Map<string, string>;
  isMoved: boolean;
  isBegunAnew: boolean;
};

/** A family without scripts, from the start to its results, with one mishap on the way. */
export async function visitPlainly(plan: Plan): Promise<Ended> {
  const browser = createPlainBrowser(plan.url, true);
  const visit: Visit = {
    ...plan,
    browser,
    confirmed: new Map(),
    choices: new Map(),
    isMoved: false,
    isBegunAnew: false,
  };
  let result: string | undefined;
  let surprise: string | undefined;
  try {
    result = await goThrough(visit);
  } catch (error) {
    surprise = (error as Error).message;
  }
  const { name, mishap, confirmed, isBegunAnew } = visit;
  return { name, mishap, confirmed, result, isBegunAnew, surprise };
}

async function goThrough(visit: Visit): Promise<string> {
  let screen = await visit.browser.open("/quiz");
  let isStruck = false;
  for (let step = 1; step < mostSteps; step += 1) {
    const isAtEnd = screen.path.startsWith("/results/");
    if (!isStruck && (step >= visit.at || isAtEnd)) {
      isStruck = true;
      screen = await strike(visit, screen);
      continue;
    }
    if (isAtEnd) return idIn(screen);
    screen = await goOn(visit, screen);
  }
  throw new Error(`never came to its results, but to ${screen.path}`);
}

const idIn = ({ path }: Screen) => /\w{22}/.exec(path)?.[0] ?? "";

/** What is filled in on a screen and sent off. */
function formOf(visit: Visit, { path, html }: Screen): Fields {
  if (path.startsWith("/quiz"))
    return { parentName: visit.name, quizlang: "en" };
  if (path.startsWith("/rank/")) {
    if (visit.isMoved) return { do: "save" };
    visit.isMoved = true;
    const moves = [...html.matchAll(/value="(\w{22} 0)"/g)];
    return { move: visit.random.pick(moves)[1] ?? "" };
  }
  const question = /name="question" value="(\w+)"/.exec(html)?.[1];
  if (question === undefined) throw new Error(`${path} asks nothing`);
  const answer = visit.choices.get(question) ?? visit.random.pick(letters);
  visit.choices.set(question, answer);
  return { question, answer };
}

/** The screen that a form leads to confirms what was in it. */
function confirm(visit: Visit, { question, answer }: Fields) {
  if (question !== undefined && answer !== undefined)
    visit.confirmed.set(question, answer);
}

async function goOn(visit: Visit, screen: Screen): Promise<Screen> {
  const fields = formOf(visit, screen);
  const next = await visit.browser.submit(screen, fields);
  if (!next) throw new Error(`${screen.path}: no answer`);
  confirm(visit, fields);
  return next;
}

/** All that the browser brought along is gone, unless it was handed in. */
function beginAnew(visit: Visit, { path }: Screen) {
  if (/^\/(rank|results)\//.test(path)) return;
  visit.isBegunAnew = true;
  visit.confirmed.clear();
}

async function strike(visit: Visit, screen: Screen): Promise<Screen> {
  const { browser, random, mishap } = visit;
  const isAtEnd = screen.path.startsWith("/results/");
  switch (mishap) {
    case "tab killed":
      if (!browser.keepsCookies) beginAnew(visit, screen);
      return browser.open(
        isAtEnd || random.below(2) === 0 ? screen.path : "/quiz",
      );
    case "storage wiped":
      return screen;
    case "cookies wiped":
      browser.wipe();
      if (browser.keepsCookies) beginAnew(visit, screen);
      return isAtEnd ? browser.open(screen.path) : screen;
    case "reload":
      return reload(visit, screen);
    case "back":
      return isAtEnd ? screen : goBack(visit, screen);
    case "language change":
      return turn(visit, screen);
    case "connection cut":
    case "double submit":
      return isAtEnd ? screen : sendBadly(visit, screen);
  }
}

/** The page once more; where it came as the answer of a form, that is what is sent once more. */
function reload({ browser }: Visit, screen: Screen): Promise<Screen> {
  return browser.keepsCookies || screen.path.startsWith("/results/")
    ? browser.open(screen.path)
    : Promise.resolve(screen);
}

function turn({ browser }: Visit, screen: Screen): Promise<Screen> {
  if (browser.keepsCookies || screen.path.startsWith("/results/"))
    return browser.open(`${screen.path}?lang=es`);
  const turned = { do: "turn", quizlang: "es" };
  return browser
    .submit(screen, turned)
    .then((next) => next ?? Promise.reject(new Error("no answer")));
}

/** An earlier question is answered otherwise. */
async function goBack(visit: Visit, screen: Screen): Promise<Screen> {
  const { browser, random, questions, choices } = visit;
  const reached = Number(/^\/question\/(\d+)/.exec(screen.path)?.[1] ?? 0);
  const isRanking = screen.path.startsWith("/rank/");
  const last = isRanking ? questions.length : reached - 1;
  if (last < 1 || !browser.keepsCookies) return screen;
  const earlier = await browser.open(`/question/${1 + random.below(last)}`);
  const question = /name="question" value="(\w+)"/.exec(earlier.html)?.[1];
  if (question === undefined) throw new Error(`${earlier.path} asks nothing`);
  choices.set(question, random.pick(letters));
  return goOn(visit, earlier);
}

/** The connection breaks, or a thumb trembles; then the same is sent again. */
async function sendBadly(visit: Visit, screen: Screen): Promise<Screen> {
  const { browser, random, mishap } = visit;
  const fields = formOf(visit, screen);
  const other =
    mishap === "double submit"
      ? browser.submit(screen, fields)
      : browser.submit(screen, fields, random.pick(cuts));
  const [, next] = await Promise.all([
    other,
    mishap === "double submit"
      ? browser.submit(screen, fields)
      : other.then(() => browser.submit(screen, fields)),
  ]);
  if (!next) throw new Error(`${screen.path}: no answer`);
  confirm(visit, fields);
  return next;
}
