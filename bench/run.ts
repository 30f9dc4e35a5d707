// npm run bench: the figures of the budgets, each beside what it is measured against.
import { startServer } from "#server/testing/running-server.ts";
import { costOf } from "./cpu/measure.ts";
import { rowsFor } from "./cpu/rows.ts";
import { deskTimes } from "./desk.ts";
import { exportTimes } from "./exports.ts";
import { compareReading, compareWriting } from "./load.ts";
import { answerQuestions, quizzesPerSecond } from "./quizzes.ts";

type Compared = { ours: number; bare: number };

const began = performance.now();
const server = await startServer();
const firstStart = performance.now() - began;

function row(what: string, { ours, bare }: Compared, budget: number) {
  return {
    what,
    ours: `${Math.round(ours)}/s`,
    bare: `${Math.round(bare)}/s`,
    ratio: (ours / bare).toFixed(2),
    budget: `≥ ${budget}`,
  };
}

const rows: Record<string, string>[] = [];

async function measure() {
  rows.push(
    {
      what: "first start (new folder)",
      ours: `${Math.round(firstStart)} ms`,
      budget: "≤ 10 s",
    },
    row("kept page /", await compareReading(`${server.url}/`), 0.7),
    row(
      "GET /api/settings",
      await compareReading(`${server.url}/api/settings`),
      0.7,
    ),
    row(
      "POST /api/results",
      await compareWriting(
        `${server.url}/api/results`,
        await answerQuestions(server.url),
      ),
      0.6,
    ),
  );
  await quizzesPerSecond(server.url, 8, 2);
  rows.push({
    what: "whole quizzes, 8 visitors at a time",
    ours: `${Math.round(await quizzesPerSecond(server.url))}/s`,
    budget: "≥ 200/s",
  });
}

/** Processor time says the same on a busy machine; it is read where Linux writes it. */
async function measureProcessor() {
  for (const [what, row] of Object.entries(await rowsFor(server.url))) {
    await costOf(server, row);
    const { perSecond, server: own, database } = await costOf(server, row);
    rows.push({
      what,
      ours: `${Math.round(perSecond)}/s`,
      "server CPU": `${own.toFixed(2)} ms`,
      "database CPU": `${database.toFixed(2)} ms`,
    });
  }
}

try {
  await measure();
  if (process.platform === "linux") await measureProcessor();
} finally {
  await server.stop();
}
for (const { what, ms } of await deskTimes()) {
  rows.push({ what, ours: `${Math.round(ms)} ms`, budget: "≤ 300 ms" });
}
rows.push(...(await exportTimes([10_000, 100_000, 1_000_000])));
console.table(rows);
