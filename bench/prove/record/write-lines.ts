import pg from "pg";
import { acts } from "#shared/rules/staff/acts.ts";
import { newId } from "#server/ids.ts";
import type { Random } from "#bench/prove/mishaps/random.ts";
import type { Row } from "#bench/prove/report.ts";

/** The chain is taken once for each line, so that long transactions would only make it longer. */
const together = 250;
/** As long as lines are kept, but for some weeks. */
const span = 690 * 24 * 3_600_000;

/** Of all kinds, some of them rare, by twenty people until now. What seals a line when somebody does something seals these. */
export async function writeLines(
  target: pg.ClientConfig,
  lines: number,
  random: Random,
): Promise<Row> {
  const next = createActs(lines, random);
  const client = new pg.Client(target);
  await client.connect();
  try {
    const began = performance.now();
    for (let written = 0; written < lines; written += together) {
      const amount = Math.min(together, lines - written);
      const some = Array.from({ length: amount }, (_, at) =>
        next(written + at),
      );
      await client.query(insert, [JSON.stringify(some)]);
    }
    const seconds = (performance.now() - began) / 1000;
    await client.query("ANALYZE");
    return { what: "written and sealed", lines, seconds: Math.round(seconds) };
  } finally {
    await client.end();
  }
}

const insert = `
  INSERT INTO audit (date, event, "user", who, network, subject, changes)
  SELECT date, event, "user", who, network, subject, changes FROM json_to_recordset($1) AS given
    (date timestamptz, event text, "user" text, who text, network text, subject text, changes jsonb)`;

const common = [...acts.contacts, ...acts["sign-in"], ...acts.data];
const rare = Object.values(acts).flat();

function createActs(lines: number, random: Random) {
  const people = Array.from({ length: 20 }, (_, at) => ({
    user: newId(),
    who: `Placeholder ${at + 1}`,
  }));
  const families = Array.from({ length: 10_000 }, newId);
  const begins = Date.now() - span;
  return (at: number) => {
    const isWords = random.below(20) === 0;
    const kind = isWords
      ? acts.words
      : random.below(1000) === 0
        ? rare
        : common;
    return {
      date: new Date(begins + (at * span) / lines).toISOString(),
      event: at === 0 ? "first_admin_set_up" : random.pick(kind),
      ...random.pick(people),
      network: `192.0.2.${random.below(200)}`,
      subject: random.pick(families),
      changes: isWords ? changed(at) : null,
    };
  };
}

/** As the database notes it, of a text that was changed in both languages. */
function changed(at: number) {
  const fields = {
    name: [`Before ${at}`, `After ${at}`],
    name_es: [`Antes ${at}`, `Después ${at}`],
    content: ["What is known. ".repeat(20), "What was found. ".repeat(20)],
  };
  return [{ of: "concerns", fields }];
}
