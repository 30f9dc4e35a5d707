import { spawnSync } from "node:child_process";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { hashed } from "#server/limits/counter.ts";
import { findSecret } from "#server/secrets/queries.ts";
import { makeFolder, removeFolders } from "#server/testing/folders.ts";
import { onNewDatabase } from "#bench/new-database.ts";
import { rowOf, type Site } from "#bench/prove/attack/site.ts";
import type { Family } from "#server/testing/privacy/canaries.ts";
import { tablesWith } from "#server/testing/privacy/in-database.ts";

const root = join(import.meta.dirname, "../../..");

function run(tool: string, args: string[], env: NodeJS.ProcessEnv) {
  const program = [`server/tools/${tool}.ts`, ...args];
  const { status, stderr } = spawnSync(process.execPath, program, {
    cwd: root,
    encoding: "utf8",
    env: { PATH: process.env["PATH"], ...env },
  });
  if (status !== 0) throw new Error(`${tool}: ${stderr}`);
}

type Known = { family: Family; contact: string; result: string };

/** Whoever is erased is nowhere any more, in limits and stored replies neither, and does not come back with a backup. */
export async function proveErasing(site: Site, known: Known) {
  const { family, contact, result } = known;
  const ids = [contact, result];
  const there = await tablesWith(site.pool, family, ids);
  const folder = await makeFolder();
  const backup = () =>
    run("backup", ["--to", folder], { DATA_DIR: site.dataDir });
  backup();
  const [file = ""] = (await readdir(folder)).filter((name) =>
    name.startsWith("hpv-quiz-"),
  );
  await site.call(`DELETE /api/results/${result}/family`);
  const left = await tablesWith(site.pool, family, ids);
  const problems = left.map((place) => `after erasing: ${place}`);

  const secret = await findSecret(site.db, "limits");
  const limits = [
    hashed(secret, "shared_sms_of_phone", family.phone),
    hashed(secret, "shared_sms_of_result", result),
  ];
  const { rowCount } = await site.pool.query(
    "SELECT FROM rate_limits WHERE key = ANY ($1)",
    [limits],
  );
  if (rowCount !== 0) problems.push("a limit still counts for them");

  // The next one writes down what was erased; the one from before is restored.
  backup();
  const again = await onNewDatabase(async (target, DATABASE_URL) => {
    run("restore", [join(folder, file)], { DATABASE_URL, DATA_DIR: folder });
    const pool = new pg.Pool(target);
    // The database may stop before its connections are gone.
    pool.on("error", () => {});
    return tablesWith(pool, family, ids).finally(() => pool.end());
  });
  problems.push(...again.map((place) => `after a restore: ${place}`));
  await removeFolders();
  const remarks = `before: ${there.join(", ")}`;
  return rowOf("an erased family", there.length, problems, remarks);
}
