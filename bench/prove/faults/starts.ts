// Kills in the middle of a first start, and in the middle of bringing an older database up to this release.
import { rm } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { defaultConcerns, defaultQuestions } from "#server/seed/content.ts";
import { findBrokenRules } from "#bench/prove/check.ts";
import {
  beginProduct,
  embeddedTarget,
  startProduct,
} from "#bench/prove/product.ts";
import { type Row, rowOf, summed } from "./fault.ts";
import { proveMigrations } from "./migrations.ts";

/** How long a first start takes at most where nothing else is done. */
const firstStart = 3000;
const fault = { what: "killed during the first start", target: 30 };

export async function proveStarts(times: (rounds: number) => number) {
  return [await proveFirstStarts(times(20)), await proveMigrations(times(20))];
}

async function proveFirstStarts(rounds: number): Promise<Row> {
  const recoveries: number[] = [];
  const wrong: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = await beginProduct();
    await wait(((round + Math.random()) / rounds) * firstStart);
    await first.kill();
    const began = performance.now();
    const second = await startProduct({ DATA_DIR: first.dataDir });
    recoveries.push(performance.now() - began);
    wrong.push(...(await findWrong(await embeddedTarget(second.dataDir))));
    await second.stop();
    await rm(first.dataDir, { recursive: true, force: true });
  }
  const row = rowOf({ ...fault, rounds }, recoveries);
  return { ...row, surprises: summed(wrong) };
}

const amounts = {
  users: 1,
  questions: defaultQuestions.length,
  concerns: defaultConcerns.length,
};

/** What a first start has to leave behind: one admin, and the default content once. */
async function findWrong(target: pg.ClientConfig): Promise<string[]> {
  const client = new pg.Client(target);
  await client.connect();
  try {
    const wrong = await findBrokenRules(client);
    for (const [table, amount] of Object.entries(amounts)) {
      const { rowCount } = await client.query(`SELECT FROM ${table}`);
      if (rowCount !== amount) wrong.push(`${String(rowCount)} ${table}`);
    }
    return wrong;
  } finally {
    await client.end();
  }
}
