// Runs the previous release on the new schema: during the migration, beside the new release, and after a restart.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { migrate } from "#server/platform/db/migrate.ts";
import { migrationNames } from "#server/platform/db/migration-files.ts";
import { startServer } from "#server/testing/running-server.ts";
import { onNewDatabase } from "#bench/new-database.ts";
import { checkLedger, countAcknowledged } from "./ledger.ts";
import type { ReportRow } from "./report.ts";
import { startTraffic } from "./traffic.ts";

const root = join(import.meta.dirname, "../..");
const migrations = join(root, "migrations");
const pages = ["/", "/quiz", "/question/1", "/concerns", "/login"];

/** `from` is the commit of the previous release; by default the newest one with fewer migrations. */
export async function proveUpgrades(from?: string): Promise<ReportRow[]> {
  const commit = from ?? previousRelease();
  if (commit === undefined)
    return [{ "previous release": "skipped: no git history here" }];
  const folder = await unpack(commit);
  try {
    return [
      await onNewDatabase((target, address) =>
        upgrade({ commit, folder }, target, address),
      ),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function git(...args: string[]): string {
  const { stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  return stdout.trim();
}

/** The newest commit that has fewer migrations than today. */
function previousRelease(): string | undefined {
  const today = migrationNames(migrations);
  const changes = git("rev-list", "-30", "HEAD", "--", "migrations");
  const change = changes.split("\n").find((commit) => {
    const listed = git("ls-tree", "--name-only", `${commit}^`, "migrations/");
    const names = listed.split("\n").map((path) => basename(path));
    return (
      names.length < today.length &&
      names.every((name, place) => name === today[place])
    );
  });
  return change && git("rev-parse", "--short", `${change}^`);
}

/** A built copy of a commit, with its own packages. */
async function unpack(commit: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "hpv-quiz-previous-"));
  const tar = execFileSync("git", ["archive", commit], {
    cwd: root,
    maxBuffer: 1024 ** 3,
  });
  execFileSync("tar", ["-x", "-C", folder], { input: tar });
  execFileSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: folder });
  const build =
    "import('./scripts/built.mjs').then(({ buildPages }) => buildPages(process.execPath))";
  execFileSync(process.execPath, ["-e", build], { cwd: folder });
  return folder;
}

async function upgrade(
  previous: { commit: string; folder: string },
  target: pg.ClientConfig,
  DATABASE_URL: string,
): Promise<ReportRow> {
  const row = {
    "previous release": previous.commit,
    "its newest migration":
      migrationNames(join(previous.folder, "migrations")).at(-1) ?? "",
    acknowledged: 0,
    lost: 0,
    doubled: 0,
    half: 0,
  };
  const surprises = new Set<string>();
  /** Sends traffic to these servers before, during and after the change. */
  async function during(urls: string[], change = async () => {}) {
    const all = urls.map((url) => startTraffic(url));
    await wait(1000);
    await change();
    await wait(1500);
    for (const url of urls)
      for (const page of pages) {
        const { status } = await fetch(url + page);
        if (status !== 200) surprises.add(`${page}: ${status}`);
      }
    for (const traffic of all) await traffic.stop();
    for (const { ledger } of all) {
      const { broken, ...found } = await checkLedger(target, ledger);
      row.acknowledged += countAcknowledged(ledger);
      for (const name of ["lost", "doubled", "half"] as const)
        row[name] += found[name];
      for (const each of [...broken, ...ledger.surprises]) surprises.add(each);
    }
  }
  const startPrevious = () =>
    startServer({ DATABASE_URL }, { root: previous.folder });
  const before = await startPrevious();
  let steps = 0;
  await during([before.url], async () => {
    steps = (await migrate(target, migrations)).length;
  });
  const today = await startServer({ DATABASE_URL });
  await during([before.url, today.url]);
  await today.stop();
  await before.stop();
  // It refuses to start if a migration removed something that it needs.
  const again = await startPrevious().catch((error: Error) => {
    if (!error.message.includes("newer than this release")) throw error;
  });
  if (again) await during([again.url]).finally(again.stop);
  return {
    ...row,
    migrations: steps,
    "starts again": again ? "yes" : "refuses",
    surprises: [...surprises].join("; "),
  };
}
