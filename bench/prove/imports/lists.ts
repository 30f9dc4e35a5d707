import pg from "pg";
import { startServer } from "#server/testing/running-server.ts";
import { createRandom } from "#bench/prove/mishaps/random.ts";
import type { Row } from "#bench/prove/report.ts";
import { createImporter } from "./importer.ts";
import { misread, readAsTheDesk } from "./reading.ts";
import { randomFile } from "./random-file.ts";
import { randomList } from "./random-list.ts";
import { type Counts, tryList } from "./trial.ts";

type Wanted = { seed: number; lists: number };

/** Random lists as files, read as the desk reads them and imported, then at once imported again. */
export async function proveLists(
  target: pg.ClientConfig,
  DATABASE_URL: string,
  { seed, lists }: Wanted,
): Promise<Row[]> {
  const server = await startServer({ DATABASE_URL });
  const client = new pg.Client(target);
  await client.connect();
  const once = createSums("random lists as files");
  const again = createSums("the same files again, nothing answered");
  try {
    const importer = await createImporter(server.url);
    for (let number = 0; number < lists; number += 1) {
      const random = createRandom(seed * 1_000_003 + number);
      const list = randomList(random);
      const { kind, file, shown } = await randomFile(random, list);
      const name = `list ${number} (${kind})`;
      const read = await readAsTheDesk(file);
      const trial = { importer, client, name, rows: read.rows };
      const first = await tryList({ ...trial, random });
      once.add(name, first.counts, [
        ...misread(list, read, shown),
        ...first.problems,
      ]);
      const second = await tryList(trial);
      // What was answered on one row may make clear who another is, that was left out.
      const changed = second.isNew.filter(
        (isNew, at) => isNew && !first.isLeftOut[at],
      ).length;
      again.add(name, second.counts, [
        ...second.problems,
        ...(changed > 0 ? [`${changed} rows changed something again`] : []),
      ]);
    }
  } finally {
    await client.end();
    await server.stop();
  }
  return [once.row(), again.row()];
}

function createSums(what: string) {
  const all: Counts[] = [];
  let failed = 0;
  return {
    add(name: string, counts: Counts, problems: string[]) {
      all.push(counts);
      if (problems.length === 0) return;
      failed += 1;
      console.log(`${what}: ${name}: ${problems.join("; ")}`);
    },
    row(): Row {
      const sum = (which: keyof Counts) =>
        all.reduce((amount, counts) => amount + counts[which], 0);
      return {
        what,
        times: all.length,
        added: sum("added"),
        changed: sum("changed"),
        unchanged: sum("unchanged"),
        "refused or left out": sum("refused"),
        failed,
      };
    },
  };
}
