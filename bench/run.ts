// npm run bench: each goal beside the figure of today. Names of groups choose some of them.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { type Figure, type Group, lineOf } from "./figures.ts";
import { measureBackup } from "./groups/backup.ts";
import { measureBrowser } from "./groups/visitors/browser.ts";
import { measureCalls } from "./groups/visitors/calls.ts";
import { measureCapacity } from "./groups/visitors/capacity.ts";
import { measureContacts } from "./groups/desk/contacts.ts";
import { measureCrowd } from "./groups/visitors/crowd.ts";
import { measureDesk } from "./groups/desk/desk.ts";
import { measureEvents } from "./groups/desk/events.ts";
import { measureExports } from "./groups/desk/exports.ts";
import { measureImports } from "./groups/desk/imports.ts";
import { measurePages } from "./groups/visitors/pages.ts";
import { measureQuizzes } from "./groups/visitors/quizzes.ts";
import { measureStart } from "./groups/start.ts";

// Whoever is told to stop takes the servers along that it started.
for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, () => process.exit(1));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** A file that an earlier run wrote, whose figures are printed beside today's. */
    compare: { type: "string" },
    /** How many of them lie there for the group of that name. */
    events: { type: "string", default: "2000000" },
  },
});
/** One file for each; they are measured in this order. */
const groups: Record<string, Group> = {
  start: measureStart,
  pages: measurePages,
  browser: measureBrowser,
  calls: measureCalls,
  quizzes: measureQuizzes,
  capacity: measureCapacity,
  crowd: measureCrowd,
  desk: measureDesk,
  contacts: measureContacts,
  imports: measureImports,
  exports: measureExports,
  events: () => measureEvents({ events: Number(values.events) }),
  backup: measureBackup,
};

const folder = "test-results";
const file = `${folder}/bench.json`;

const wanted = positionals.length > 0 ? positionals : Object.keys(groups);
const unknown = wanted.find((name) => !groups[name]);
if (unknown !== undefined) {
  console.error(
    `There is no group ${unknown}: choose ${Object.keys(groups).join(", ")}.`,
  );
  process.exit(1);
}

const older = new Map(
  values.compare === undefined
    ? []
    : (JSON.parse(await readFile(values.compare, "utf8")) as Figure[]).map(
        (figure) => [figure.what, figure],
      ),
);

const all: Figure[] = [];
for (const name of wanted) {
  console.log(`\n${name}`);
  const figures = (await groups[name]?.()) ?? [];
  console.table(figures.map((each) => lineOf(each, older.get(each.what))));
  all.push(...figures);
}
await mkdir(folder, { recursive: true });
await writeFile(file, JSON.stringify(all, undefined, 2));
console.log(`\nWritten into ${file}.`);
