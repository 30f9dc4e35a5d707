import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { StartupProblem } from "#server/startup-problem.ts";
import { major } from "./binaries.ts";
import { explain } from "./explain.ts";
import { type Making, makeCluster, passwordFile } from "./new-cluster.ts";

/** Finds the cluster of the data folder, or makes one where there is none. */
export async function prepareCluster(making: Making) {
  const folder = join(making.dataDir, "pg");
  try {
    if (await isEmpty(folder)) {
      making.say("Preparing the database for the first time…");
      await makeCluster(folder, making);
    }
    const version = await readVersion(folder);
    if (version !== major) throw unusable(folder, version);
    const password = await readFile(join(folder, passwordFile), "utf8");
    return { folder, password };
  } catch (error) {
    if (error instanceof StartupProblem) throw error;
    throw explain(String(error), making.dataDir);
  }
}

async function isEmpty(folder: string): Promise<boolean> {
  return (await readdir(folder).catch(unlessMissing))?.length ? false : true;
}

async function readVersion(folder: string): Promise<string | undefined> {
  const path = join(folder, "PG_VERSION");
  return (await readFile(path, "utf8").catch(unlessMissing))?.trim();
}

function unlessMissing(error: NodeJS.ErrnoException) {
  if (error.code !== "ENOENT") throw error;
  return undefined;
}

function unusable(folder: string, version: string | undefined) {
  if (version === undefined) {
    return new StartupProblem(
      `${folder} holds something that is not a database: move it away and start again.`,
    );
  }
  return new StartupProblem(
    `${folder} was made by PostgreSQL ${version} and this release uses ${major}: export an archive with the release that made it, then restore that archive into an empty DATA_DIR.`,
  );
}
