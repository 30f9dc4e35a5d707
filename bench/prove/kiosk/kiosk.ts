// Families hand one clinic tablet over to the next, with kills, Back, reloads and lost connections.
import { setTimeout as wait } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { findBrowser } from "#e2e/support/browser.ts";
import { startServer } from "#server/testing/running-server.ts";
import { onNewDatabase } from "#bench/new-database.ts";
import { withClient } from "#bench/prove/ledger.ts";
import type { ReportRow } from "#bench/prove/report.ts";
import { fateNames, handOver } from "./hand-over.ts";
import { bytesLeft, bytesShownAgain } from "./leftovers.ts";
import {
  familyOf,
  reopen,
  setUpTablet,
  type Tablet,
  untilStart,
  untilTrue,
} from "./tablet.ts";

const handOvers = 1000;
const tablets = 3;
/** Milliseconds after which a hand-over has failed. Playwright's clock and scripts have no limit of their own. */
const patience = 120_000;

/** The counts of one fate. */
type Count = {
  handOvers: number;
  submitted: number;
  bytes: number;
  /** Bytes of the family's words in requests and in memory after the tablet had forgotten it. */
  sent: number;
  inMemory: number;
  /** The names of families whose quiz reached the server only after they had left. */
  nameless: string[];
  failed: string[];
};

type Run = {
  counts: Map<string, Count>;
  /** The fate of each submitted quiz, by its answers. */
  submitted: Map<string, string>;
};

export async function proveKiosk(scale: number): Promise<ReportRow[]> {
  return onNewDatabase(async (target, DATABASE_URL) => {
    const server = await startServer({ DATABASE_URL });
    const browser = await chromium.launch(await findBrowser());
    try {
      const run: Run = { counts: new Map(), submitted: new Map() };
      const numbers = Array.from(
        { length: Math.round(handOvers * scale) },
        (_, at) => at + 1,
      );
      const work = Array.from({ length: tablets }, async () => {
        const tablet = await setUpTablet(browser, server.url);
        for (let next = numbers.shift(); next; next = numbers.shift())
          await runOne(tablet, next, run);
        await untilSent(tablet);
      });
      await Promise.all(work);
      const finals = await withClient(target, (client) =>
        client.query<{ answers: string; count: string }>(
          "SELECT array_to_string(chosen, '') AS answers, count(*) FROM results WHERE final GROUP BY 1",
        ),
      );
      const stored = new Map(
        finals.rows.map(({ answers, count }) => [answers, Number(count)]),
      );
      const known = await withClient(target, (client) =>
        client.query<{ name: string }>(
          "SELECT parentname AS name FROM results",
        ),
      );
      const names = new Set(known.rows.map(({ name }) => name));
      return rowsOf(run, stored, names);
    } finally {
      await browser.close();
      await server.stop();
    }
  });
}

async function runOne(tablet: Tablet, number: number, run: Run) {
  const family = familyOf(number);
  const name = fateNames[number % fateNames.length] ?? "";
  const count = run.counts.get(name) ?? {
    handOvers: 0,
    submitted: 0,
    bytes: 0,
    sent: 0,
    inMemory: 0,
    nameless: [],
    failed: [],
  };
  run.counts.set(name, count);
  count.handOvers += 1;
  const { bytesSent, bytesInMemory } = tablet;
  try {
    const { isSubmitted, hasNames, result } = await inTime(
      tablet,
      handOver(tablet, family, name),
    );
    if (!hasNames) count.nameless.push(family.parent);
    if (isSubmitted) {
      count.submitted += 1;
      run.submitted.set(family.answers, name);
    }
    count.bytes += await inTime(tablet, bytesLeft(tablet, family, result));
    if (number % 5 === 0)
      count.bytes += await inTime(
        tablet,
        bytesShownAgain(tablet, family, result),
      );
  } catch (error) {
    console.log(`${name}: ${String(error)}`);
    count.failed.push(String(error).split("\n", 1)[0] ?? "");
    await tablet.context.setOffline(false);
    await reopen(tablet, "/kiosk");
    await untilStart(tablet.page);
  }
  count.sent += tablet.bytesSent - bytesSent;
  count.inMemory += tablet.bytesInMemory - bytesInMemory;
  if (number % 50 === 0) console.log(`${number} hand-overs`);
}

/** Waits for work on a tablet. When it takes too long, closes the page, which ends the work before the next family comes. */
async function inTime<T>(tablet: Tablet, work: Promise<T>): Promise<T> {
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    void tablet.page.close().catch(() => undefined);
  }, patience);
  // Closing a page sometimes never ends, and then the work does not end either.
  const limit = wait(patience + 30_000, undefined, { ref: false });
  try {
    const done = await Promise.race([work, limit]);
    if (done !== undefined) return done;
  } catch (error) {
    if (!isLate) throw error;
  } finally {
    clearTimeout(timer);
  }
  throw new Error("The hand-over did not end.");
}

/** Waits until the tablet has sent the quizzes that it stored without a connection. */
async function untilSent({ page }: Tablet) {
  await page.reload();
  await untilTrue(page, `!localStorage.getItem("outgoing")`);
}

function rowsOf(
  { counts, submitted }: Run,
  stored: Map<string, number>,
  names: Set<string>,
) {
  return [...counts].map(([what, count]): ReportRow => {
    const quizzes = [...submitted]
      .filter(([, name]) => name === what)
      .map(([answers]) => stored.get(answers) ?? 0);
    const lost = quizzes.filter((times) => times === 0).length;
    const doubled = quizzes.filter((times) => times > 1).length;
    const named = count.nameless.filter((name) => names.has(name)).length;
    const missed = [
      count.bytes > 0 && "0 bytes left",
      count.sent > 0 && "0 bytes sent",
      count.inMemory > 0 && "0 bytes in memory",
      named > 0 && "0 names in the database",
      lost > 0 && "0 lost",
      doubled > 0 && "0 doubled",
    ].filter(Boolean);
    return {
      what,
      "hand-overs": count.handOvers,
      "quizzes submitted": count.submitted,
      "bytes left": count.bytes,
      "bytes sent": count.sent,
      "bytes in memory": count.inMemory,
      "names in the database": named,
      lost,
      doubled,
      missed: missed.join("; "),
      failed: [...new Set(count.failed)].join("; "),
    };
  });
}
