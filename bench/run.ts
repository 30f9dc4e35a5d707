// npm run bench: the figures of the budgets, each beside what it is measured against.
import { startServer } from "#server/testing/running-server.ts";
import { compare } from "./load.ts";
import { quizzesPerSecond } from "./quizzes.ts";

const began = performance.now();
const server = await startServer();
const firstStart = performance.now() - began;

const rows: Record<string, string>[] = [
  {
    what: "first start (new folder)",
    ours: `${Math.round(firstStart)} ms`,
    budget: "≤ 10 s",
  },
];
for (const [what, path] of [
  ["kept page /", "/"],
  ["GET /api/settings", "/api/settings"],
] as const) {
  const { ours, bare } = await compare(server.url + path);
  rows.push({
    what,
    ours: `${Math.round(ours)}/s`,
    bare: `${Math.round(bare)}/s`,
    ratio: (ours / bare).toFixed(2),
    budget: "≥ 0.7",
  });
}
await quizzesPerSecond(server.url, 8, 2);
const quizzes = await quizzesPerSecond(server.url);
rows.push({
  what: "whole quizzes, 8 visitors at a time",
  ours: `${Math.round(quizzes)}/s`,
  budget: "≥ 200/s",
});
await server.stop();
console.table(rows);
