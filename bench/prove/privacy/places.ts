import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Row, rowOf, type Site } from "#bench/prove/attack/site.ts";
import type { Family } from "#server/testing/privacy/canaries.ts";
import { tablesWith } from "#server/testing/privacy/in-database.ts";
import type { Left } from "./visits.ts";

type NamesIn = (text: string) => string[];

const said = (place: string, names: string[]) =>
  names.map((name) => `${place}: ${name}`);

export function placesOf(
  left: Left,
  plainly: string[],
  namesIn: NamesIn,
): Row[] {
  const { addresses, foreign, caches, cookies } = left;
  const all = [...addresses, ...plainly];
  return [
    rowOf(
      "addresses and referrers",
      all.length,
      all.flatMap((address) => said(address, namesIn(address))),
    ),
    rowOf("requests to other sites", addresses.length, foreign),
    rowOf(
      "caches of the browser and its worker",
      caches.split("\n").length,
      said("a cache", namesIn(caches)),
      `${caches.length} characters`,
    ),
    rowOf("cookies", 1, said("a cookie", namesIn(cookies))),
  ];
}

export async function ofPages(
  { ask }: Site,
  paths: string[],
  namesIn: NamesIn,
) {
  const problems: string[] = [];
  for (const path of paths)
    for (const lang of ["en", "es"]) {
      const { body } = await ask({ path: `${path}?lang=${lang}` });
      problems.push(...said(path, namesIn(body)));
    }
  return rowOf("pages made by the server", 2 * paths.length, problems);
}

export async function ofMetrics({ ask }: Site, namesIn: NamesIn) {
  const { body, status } = await ask({ path: "/metrics" });
  const problems = status === 200 ? said("/metrics", namesIn(body)) : ["none"];
  return rowOf("metrics", body.split("\n").length, problems);
}

/** Files beside the database's own, its log among them. */
export async function ofFiles({ dataDir }: Site, namesIn: NamesIn) {
  const problems: string[] = [];
  const own = /^pg\/(base|pg_wal|global|pg_xact|pg_stat|uploads)\b/;
  const files = await readdir(dataDir, {
    recursive: true,
    withFileTypes: true,
  });
  const names = files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(dataDir.length + 1))
    .filter((name) => !own.test(name));
  for (const name of names) {
    const text = await readFile(join(dataDir, name), "latin1").catch(() => "");
    problems.push(...said(name, namesIn(text)));
  }
  return rowOf("files beside the database", names.length, problems);
}

/** Tables that may name a family, and why nobody else's may. */
const mayName = /^public\.(contacts|results|messages|feedbacks) /;

export async function ofTables({ pool }: Site, families: Family[]) {
  const found: string[] = [];
  for (const family of families)
    found.push(...(await tablesWith(pool, family)));
  const problems = found.filter((place) => !mayName.test(place));
  const remarks = `only in ${[...new Set(found)].join(", ")}`;
  return rowOf(
    "events, audit, limits, jobs, replies",
    found.length,
    problems,
    remarks,
  );
}

export function ofLog(log: string, namesIn: NamesIn) {
  const lines = log.split("\n");
  const problems = lines.flatMap((line) =>
    said(line.slice(0, 300), namesIn(line)),
  );
  const failures = lines.filter((line) => line.includes("a call failed"));
  const remarks = `${failures.length} of them about faults`;
  return rowOf("log lines", lines.length, problems, remarks);
}
