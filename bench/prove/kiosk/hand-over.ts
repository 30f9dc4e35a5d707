import { bytesLeft } from "./leftovers.ts";
import {
  answer,
  countMemory,
  isErrorPage,
  openSecondTab,
  openStart,
  type TabletFamily,
  pressDone,
  readResults,
  reopen,
  sleep,
  submitAnswers,
  submitOrder,
  type Tablet,
  untilForgotten,
  untilStart,
} from "./tablet.ts";

const minute = 60_000;

/**
 * What a hand-over leaves behind: whether its quiz must be stored, whether the server may know its names, and the result
 * that its family saw.
 */
type Outcome = { isSubmitted: boolean; hasNames: boolean; result?: string };

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

async function rank(tablet: Tablet, family: TabletFamily) {
  await answer(tablet, family);
  await submitAnswers(tablet);
  await tablet.page.waitForURL("**/rank/*");
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

/** Lets the family leave without a connection, which then returns. */
async function leaveOffline(
  tablet: Tablet,
  family: TabletFamily,
  leave: () => Promise<void>,
) {
  await leave();
  await untilForgotten(tablet, family);
  await countMemory(tablet, family);
  await tablet.context.setOffline(false);
}

const offlineFates = Object.entries(leavesOffline).flatMap(
  ([way, leave]): [string, Fate][] => [
    [
      `no connection at the last question, ${way}`,
      async (tablet, family) => {
        await answer(tablet, family);
        await tablet.context.setOffline(true);
        await submitAnswers(tablet);
        await leaveOffline(tablet, family, () => leave(tablet));
        // A browser that is killed has not forgotten the family before, and may just be sending the names.
        return { isSubmitted: true, hasNames: way === "browser killed" };
      },
    ],
    [
      `no connection at the ranking, ${way}`,
      async (tablet, family) => {
        await rank(tablet, family);
        await tablet.context.setOffline(true);
        await submitOrder(tablet);
        await leaveOffline(tablet, family, () => leave(tablet));
        return submitted;
      },
    ],
  ],
);

const submitted = { isSubmitted: true, hasNames: true };
const unsubmitted = { isSubmitted: false, hasNames: false };

const fates: Record<string, Fate> = {
  ...Object.fromEntries(offlineFates),
  async "finished with Done"(tablet, family) {
    const result = await finishQuiz(tablet, family);
    await pressDone(tablet);
    return { ...submitted, result };
  },
  async "finished with Done, and a second tab was open"(tablet, family) {
    const result = await finishQuiz(tablet, family);
    const second = await openSecondTab(tablet);
    await pressDone(tablet);
    await untilStart(second);
    const bytes = await bytesLeft({ ...tablet, page: second }, family, result);
    await second.close();
    if (bytes > 0) throw new Error("The second tab has not forgotten.");
    return { ...submitted, result };
  },
  async "walked away from the results"(tablet, family) {
    const result = await finishQuiz(tablet, family);
    await sleep(tablet, 2 * minute);
    return { ...submitted, result };
  },
  async "reloaded the results, then Done"(tablet, family) {
    const result = await finishQuiz(tablet, family);
    await tablet.page.reload();
    await pressDone(tablet);
    return { ...submitted, result };
  },
  async "pressed Back at the results"(tablet, family) {
    const result = await finishQuiz(tablet, family);
    await tablet.page.goBack({ waitUntil: "commit" }).catch(() => undefined);
    // Not reopened: closing the page while it wipes itself sometimes never ends in Playwright.
    await openStart(tablet);
    return { ...submitted, result };
  },
  async "walked away from a question"(tablet, family) {
    await answer(tablet, family);
    await sleep(tablet, 2 * minute);
    return unsubmitted;
  },
  async "called in at the ranking"(tablet, family) {
    await rank(tablet, family);
    await sleep(tablet, pick([2 * minute, 180 * minute]));
    return submitted;
  },
  async "called in at the ranking, without a connection"(tablet, family) {
    await rank(tablet, family);
    await tablet.context.setOffline(true);
    await leaveOffline(tablet, family, () => sleep(tablet, 2 * minute));
    return submitted;
  },
  async "browser killed at the ranking"(tablet, family) {
    await rank(tablet, family);
    await reopen(tablet, anyPage());
    return submitted;
  },
  async "browser killed at a question"(tablet, family) {
    await answer(tablet, family);
    tablet.ahead += pick([0, 2 * minute]);
    await reopen(tablet, anyPage());
    return unsubmitted;
  },
  async "browser killed at the results"(tablet, family) {
    const result = await finishQuiz(tablet, family);
    tablet.ahead += pick([0, 2 * minute]);
    await reopen(tablet, pick([anyPage(), `/results/${result}`]));
    return { ...submitted, result };
  },
  async "reply lost, then walked away"(tablet, family) {
    const { page } = tablet;
    const isOfOrder = pick([true, false]);
    await (isOfOrder ? rank(tablet, family) : answer(tablet, family));
    // The server stores the quiz, but the tablet does not hear of it.
    await page.route("**/api/results", async (route) => {
      await route.fetch().catch(() => undefined);
      await route.abort("connectionreset").catch(() => undefined);
    });
    const isLost = page.waitForEvent("requestfailed");
    await (isOfOrder ? submitOrder(tablet) : submitAnswers(tablet));
    await isLost;
    await page.unroute("**/api/results");
    await tablet.context.setOffline(true);
    await leaveOffline(tablet, family, () => sleep(tablet, 2 * minute));
    return submitted;
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
  if (isErrorPage(tablet)) await openStart(tablet);
  await untilStart(tablet.page);
  await untilForgotten(tablet, family);
  return outcome;
}
