import {
  answer,
  openStart,
  type TabletFamily,
  pressDone,
  readResults,
  reopen,
  sleep,
  submitAnswers,
  submitOrder,
  type Tablet,
  untilStart,
} from "./tablet.ts";

const minute = 60_000;

/** What a hand-over leaves behind: whether its quiz must be stored, and the result that its family saw. */
type Outcome = { isSubmitted: boolean; result?: string };

type Fate = (tablet: Tablet, family: TabletFamily) => Promise<Outcome>;

const pick = <T>(items: readonly T[]): T =>
  items[Math.floor(Math.random() * items.length)] as T;

const anyPage = () =>
  pick([
    "/kiosk",
    "/",
    "/question/1",
    "/question/16",
    `/results/${"1".repeat(22)}`,
  ]);

async function finishQuiz(tablet: Tablet, family: TabletFamily) {
  await answer(tablet, family);
  await submitAnswers(tablet);
  await submitOrder(tablet);
  return readResults(tablet, family);
}

/** The ways in which a family without a connection leaves the tablet. */
const leavesOffline: Record<string, (tablet: Tablet) => Promise<void>> = {
  async "pressed Finish"({ page }) {
    await page.getByRole("button", { name: "Finish", exact: true }).click();
  },
  "walked away": (tablet) => sleep(tablet, 2 * minute),
  "an hour passed": (tablet) => sleep(tablet, 60 * minute),
  async "browser killed"(tablet) {
    await tablet.page.getByRole("alertdialog").waitFor();
    await reopen(tablet, "/kiosk");
  },
};

const offlineFates = Object.entries(leavesOffline).flatMap(
  ([way, leave]): [string, Fate][] => [
    [
      `no connection at the last question, ${way}`,
      async (tablet, family) => {
        await answer(tablet, family);
        await tablet.context.setOffline(true);
        await submitAnswers(tablet);
        await leave(tablet);
        await tablet.context.setOffline(false);
        return { isSubmitted: true };
      },
    ],
    [
      `no connection at the ranking, ${way}`,
      async (tablet, family) => {
        await answer(tablet, family);
        await submitAnswers(tablet);
        await tablet.page.waitForURL("**/rank/*");
        await tablet.context.setOffline(true);
        await submitOrder(tablet);
        await leave(tablet);
        await tablet.context.setOffline(false);
        return { isSubmitted: true };
      },
    ],
  ],
);

const fates: Record<string, Fate> = {
  ...Object.fromEntries(offlineFates),
  async "finished with Done"(tablet, family) {
    const result = await finishQuiz(tablet, family);
    await pressDone(tablet);
    return { isSubmitted: true, result };
  },
  async "walked away from the results"(tablet, family) {
    const result = await finishQuiz(tablet, family);
    await sleep(tablet, 2 * minute);
    return { isSubmitted: true, result };
  },
  async "reloaded the results, then Done"(tablet, family) {
    const result = await finishQuiz(tablet, family);
    await tablet.page.reload();
    await pressDone(tablet);
    return { isSubmitted: true, result };
  },
  async "pressed Back at the results"(tablet, family) {
    const result = await finishQuiz(tablet, family);
    await tablet.page.goBack({ waitUntil: "commit" }).catch(() => undefined);
    // Not reopened: closing the page while it wipes itself sometimes never ends in Playwright.
    await openStart(tablet);
    return { isSubmitted: true, result };
  },
  async "walked away from a question"(tablet, family) {
    await answer(tablet, family);
    await sleep(tablet, 2 * minute);
    return { isSubmitted: false };
  },
  async "tablet slept at the ranking"(tablet, family) {
    await answer(tablet, family);
    await submitAnswers(tablet);
    await tablet.page.waitForURL("**/rank/*");
    await sleep(tablet, 180 * minute);
    return { isSubmitted: false };
  },
  async "browser killed at a question"(tablet, family) {
    await answer(tablet, family);
    tablet.ahead += 2 * minute;
    await reopen(tablet, anyPage());
    return { isSubmitted: false };
  },
  async "browser killed at the results"(tablet, family) {
    const result = await finishQuiz(tablet, family);
    tablet.ahead += 2 * minute;
    await reopen(tablet, pick([anyPage(), `/results/${result}`]));
    return { isSubmitted: true, result };
  },
  async "reply lost, then walked away"(tablet, family) {
    const { page } = tablet;
    await answer(tablet, family);
    const isOfOrder = pick([true, false]);
    if (isOfOrder) {
      await submitAnswers(tablet);
      await page.waitForURL("**/rank/*");
    }
    // The server stores the quiz, but the tablet does not hear of it.
    const lose = page.route("**/api/results", async (route) => {
      await route.fetch().catch(() => undefined);
      await route.abort("connectionreset").catch(() => undefined);
    });
    await lose;
    await (isOfOrder ? submitOrder(tablet) : submitAnswers(tablet));
    await page.waitForEvent("requestfailed");
    await page.unroute("**/api/results");
    await tablet.context.setOffline(true);
    await sleep(tablet, 2 * minute);
    await tablet.context.setOffline(false);
    return { isSubmitted: true };
  },
};

export const fateNames = Object.keys(fates);

/** Lets one family use the tablet until the first page is there for the next one. */
export async function handOver(
  tablet: Tablet,
  family: TabletFamily,
  name: string,
): Promise<Outcome> {
  const fate = fates[name];
  if (!fate) throw new Error(`Unknown fate ${name}`);
  const outcome = await fate(tablet, family);
  if (tablet.page.url().startsWith("chrome-error")) await openStart(tablet);
  await untilStart(tablet.page);
  return outcome;
}
