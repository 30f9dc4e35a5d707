// An older release on today's schema: while it is brought there, beside today's release, and started on it again.
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { onNewDatabase } from "#bench/new-database.ts";
import { migrationNames } from "#server/db/migration-files.ts";
import { migrate } from "#server/db/migrate.ts";
import { startServer } from "#server/testing/running-server.ts";
import { checkLedger } from "#bench/prove/check.ts";
import {
  olderCommits,
  type OlderRelease,
  unpackOlder,
} from "./older-release.ts";
import { startTraffic } from "#bench/prove/traffic.ts";

const migrations = join(import.meta.dirname, "../../../migrations");
const pages = ["/", "/quiz", "/question/1", "/concerns", "/login"];

type Row = Record<string, string | number>;

export async function upgrades(): Promise<Row[]> {
  const commits = olderCommits();
  if (commits.length === 0)
    return [{ "older release": "left out: no git history here" }];
  const rows: Row[] = [];
  for (const commit of commits) {
    const older = await unpackOlder(commit);
    try {
      rows.push(
        await onNewDatabase((target, address) =>
          upgrade(older, target, address),
        ),
      );
    } finally {
      await older.remove();
    }
  }
  return rows;
}

async function upgrade(
  older: OlderRelease,
  target: pg.ClientConfig,
  DATABASE_URL: string,
): Promise<Row> {
  const startOlder = () =>
    startServer({ DATABASE_URL }, { root: older.folder });
  const seen = createSeen(target);
  const before = await startOlder();
  let steps: string[] = [];
  await seen.during([before.url], async () => {
    steps = await migrate(target, migrations);
  });
  const today = await startServer({ DATABASE_URL });
  await seen.during([before.url, today.url]);
  await today.stop();
  await before.stop();
  const again = await startOlder().catch((error: Error) => error);
  if (!(again instanceof Error)) {
    await seen.during([again.url]);
    await again.stop();
  }
  const refused = again instanceof Error ? sentenceOf(again) : undefined;
  return {
    "older release": older.commit,
    "its newest migration":
      migrationNames(join(older.folder, "migrations")).at(-1) ?? "",
    "steps to today's": steps.length,
    ...seen.figures,
    surprises: seen.surprises(),
    "started again": refused === undefined ? "yes" : `no: ${refused}`,
    failed: refused !== undefined && older.servesNewer ? 1 : 0,
  };
}

function sentenceOf(error: Error): string {
  return error.message.trim().split("\n").at(-1) ?? "";
}

type Traffic = ReturnType<typeof startTraffic>;

/** What became of the visits and the pages of all parts together. */
function createSeen(target: pg.ClientConfig) {
  const figures = { acknowledged: 0, lost: 0, doubled: 0, half: 0 };
  const surprises = new Set<string>();
  async function check({ ledger }: Traffic) {
    const { wrong, ...found } = await checkLedger(target, ledger);
    for (const each of [...wrong, ...ledger.surprises]) surprises.add(each);
    const { results, feedbacks, contacts } = ledger;
    figures.acknowledged += results.length + feedbacks.length + contacts.length;
    figures.lost += found.lost;
    figures.doubled += found.doubled;
    figures.half += found.half;
  }
  async function readPages(url: string) {
    for (const page of pages) {
      const { status } = await fetch(url + page);
      if (status !== 200) surprises.add(`${page}: ${status}`);
    }
  }
  return {
    figures,
    surprises: () => [...surprises].join("; "),
    async during(urls: string[], change = async () => {}) {
      const all = urls.map((url) => startTraffic(url));
      await wait(1000);
      await change();
      await wait(1500);
      for (const url of urls) await readPages(url);
      for (const traffic of all) await traffic.stop();
      for (const traffic of all) await check(traffic);
    },
  };
}
