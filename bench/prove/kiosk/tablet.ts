import { setTimeout as wait } from "node:timers/promises";
import type { Browser, BrowserContext, Page, Request } from "@playwright/test";
import { isInMemory } from "#e2e/support/memory.ts";

/** A clinic tablet. Its clock is ahead of ours by the time that it has slept or waited. */
export type Tablet = {
  context: BrowserContext;
  page: Page;
  ahead: number;
  /** The words of the family that has left the tablet. */
  forgotten: string[];
  /** The bytes of these words in requests, and in the memory of a page that stays because there is no connection. */
  bytesSent: number;
  bytesInMemory: number;
};

export type TabletFamily = {
  parent: string;
  child: string;
  question: string;
  /** The answers, which no other family gives. */
  answers: string;
};

const letters = "ABCDE";
const questionCount = 16;

/** A family whose words and answers are its own. */
export function familyOf(number: number): TabletFamily {
  const digits = number.toString(5).padStart(questionCount, "0");
  const mark = `zq${number.toString(36)}x${Math.random().toString(36).slice(2, 8)}`;
  return {
    parent: `Parent ${mark}`,
    child: `Child ${mark}`,
    question: `Question ${mark}?`,
    answers: Array.from(digits, (digit) => letters[Number(digit)]).join(""),
  };
}

export const wordsOf = ({ parent, child, question }: TabletFamily) => [
  parent,
  child,
  question,
];

/** Opens another page of the tablet in place of the one before, as after the browser was killed. */
export async function reopen(tablet: Tablet, path: string) {
  const { page } = tablet;
  // Closing a page that is just being replaced sometimes never ends in Playwright.
  await Promise.race([page.close({ runBeforeUnload: false }), wait(5000)]);
  tablet.page = await openPage(tablet);
  await tablet.page.goto(path, { waitUntil: "commit" }).catch(() => undefined);
}

async function openPage({ context, ahead }: Pick<Tablet, "context" | "ahead">) {
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  page.on("dialog", (dialog) => void dialog.accept().catch(() => undefined));
  await page.clock.install({ time: Date.now() + ahead });
  return page;
}

/** Sets up a clinic tablet. */
export async function setUpTablet(
  browser: Browser,
  baseURL: string,
): Promise<Tablet> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 820, height: 1180 },
    serviceWorkers: "allow",
  });
  const page = await openPage({ context, ahead: 0 });
  const tablet: Tablet = {
    context,
    page,
    ahead: 0,
    forgotten: [],
    bytesSent: 0,
    bytesInMemory: 0,
  };
  context.on("request", (request) => countWords(tablet, request));
  await page.goto("/kiosk");
  await page.getByRole("button", { name: "Use this device" }).click();
  await untilStart(page);
  return tablet;
}

function countWords(tablet: Tablet, request: Request) {
  const sent = decodeURI(request.url()) + (request.postData() ?? "");
  const found = tablet.forgotten.filter((word) => sent.includes(word));
  tablet.bytesSent += Buffer.byteLength(found.join(""));
}

/** Waits until the tablet has forgotten the family. From then on its words must not be in any request. */
export async function untilForgotten(tablet: Tablet, family: TabletFamily) {
  // A browser that starts without a connection shows a page of its own, in which nothing of the site runs.
  await untilTrue(
    tablet.page,
    `location.protocol === "chrome-error:" || !localStorage.getItem("user")`,
  );
  tablet.forgotten = wordsOf(family);
}

/** Whether the browser shows its own page, because there was no connection when it started. */
export const isErrorPage = ({ page }: Tablet) =>
  page.url().startsWith("chrome-error");

/** Counts the bytes of the family's words in the memory of the page. */
export async function countMemory(tablet: Tablet, family: TabletFamily) {
  if (isErrorPage(tablet)) return;
  await tablet.page.getByRole("heading", { name: "No connection" }).waitFor();
  for (const word of wordsOf(family))
    if (await isInMemory(tablet.page, word))
      tablet.bytesInMemory += Buffer.byteLength(word);
}

/** Opens the same page in a second tab, as a link does. */
export async function openSecondTab({ context, page }: Tablet): Promise<Page> {
  const opened = context.waitForEvent("page");
  await page.evaluate("void open(location.href)");
  const second = await opened;
  await second.locator("#take-along svg").waitFor();
  return second;
}

const startButton = (page: Page) =>
  page.getByRole("button", { name: "Start in English" });

/** Waits until a condition holds in the page, also across a navigation. Its content policy forbids Playwright's own way. */
export async function untilTrue(page: Page, condition: string) {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await page.evaluate<boolean>(condition).catch(() => false)) return;
    await wait(50);
  }
  throw new Error(`never true: ${condition}`);
}

/** Waits for the first page, ready for the next family. */
export async function untilStart(page: Page) {
  await startButton(page).waitFor();
  await page.locator("html[data-awake]").waitFor({ state: "attached" });
}

/** Opens the first page. The page or the browser may be leading there itself, which cancels a try. */
export async function openStart({ page }: Pick<Tablet, "page">) {
  const open = () => page.goto("/kiosk");
  await open()
    .catch(open)
    .catch(() => undefined);
  await untilStart(page);
}

/** Lets time pass on the tablet without running its timers, as when it sleeps. */
export async function sleep(tablet: Tablet, milliseconds: number) {
  tablet.ahead += milliseconds;
  await tablet.page.clock.fastForward(milliseconds);
}

/** Starts the quiz and gives all answers; the last question stays open. */
export async function answer({ page }: Tablet, family: TabletFamily) {
  await startButton(page).click();
  await page.getByLabel("Your name").fill(family.parent);
  await page.locator("input[name=childName]").fill(family.child);
  await page.getByRole("button", { name: "Get started" }).click();
  await page.waitForURL("**/question/1");
  await page.getByRole("radio").first().check();
  await untilTrue(page, storeAnswers(family.answers));
  await page.goto(`/question/${questionCount}`);
  await page.locator(`progress[value="${questionCount}"]`).waitFor();
  // Families come here from the question before, so the scripts are there.
  await page.locator("html[data-awake]").waitFor({ state: "attached" });
}

/** Runs in the page: stores an answer to each question, once all questions have arrived. */
const storeAnswers = (answers: string) => `(() => {
  const quiz = JSON.parse(localStorage.getItem("quiz") || "{}");
  const asked = Object.entries(quiz.asked || {});
  if (asked.length < ${questionCount}) return false;
  quiz.answers = Object.fromEntries(
    asked.map(([number, { _id }]) => [_id, "${answers}"[number - 1]]),
  );
  localStorage.setItem("quiz", JSON.stringify(quiz));
  return true;
})()`;

export async function submitAnswers({ page }: Tablet) {
  await page.getByRole("button", { name: "Get results" }).click();
}

export async function submitOrder({ page }: Tablet) {
  await page.waitForURL("**/rank/*");
  await page.getByRole("button", { name: "See results" }).click();
}

/** Reads the results, writes a question and finishes. Returns the id of the result. */
export async function readResults(
  { page }: Tablet,
  { question }: TabletFamily,
) {
  await page.waitForURL("**/results/*");
  await page.locator("#take-along svg").waitFor();
  const id = page.url().slice(-22);
  await page
    .getByRole("button", { name: "Write my own question" })
    .first()
    .click();
  await page.getByRole("textbox", { name: "My own question" }).fill(question);
  await page.keyboard.press("Enter");
  return id;
}

export async function pressDone({ page }: Tablet) {
  await page.getByRole("button", { name: "Done", exact: true }).click();
  await page.getByRole("button", { name: "Yes, clear this tablet" }).click();
}
