import type pg from "pg";
import type { Random } from "#bench/prove/mishaps/random.ts";
import type { Row } from "#bench/prove/report.ts";
import { breakIn, type Site } from "./attacker.ts";
import type { Verified } from "./verify-tool.ts";

/** Two lines somewhere, and the last one: where each stands in the chain, and its number. */
type Lines = Record<"place" | "line" | "other" | "otherLine" | "last", number>;

type Tampering = {
  what: string;
  sql: (lines: Lines) => string[];
  /** Found only by the hash that somebody wrote down. */
  isByKnown?: true;
  /** What the tool has to say, and nothing else. */
  says: (lines: Lines) => string[];
};

const altered = (place: number) => `Line ${place} \\(.*\\) was altered`;
const content = 'date, event, "user", who, network, subject, about, changes';

const tamperings: Tampering[] = [
  {
    what: "a line altered",
    sql: ({ line }) => [
      `UPDATE audit SET who = 'Somebody else' WHERE number = ${line}`,
    ],
    says: ({ place }) => [altered(place)],
  },
  {
    what: "a line altered, and its hash made anew",
    sql: ({ line, place }) => [
      `UPDATE audit SET date = date - interval '1 second' WHERE number = ${line}`,
      `UPDATE audit_seals SET hash = audit_hash(place, (SELECT audit FROM audit WHERE number = line),
        (SELECT before.hash FROM audit_seals before WHERE before.place = ${place - 1})) WHERE place = ${place}`,
    ],
    says: ({ place }) => [altered(place + 1)],
  },
  {
    what: "a line removed",
    sql: ({ line }) => [`DELETE FROM audit WHERE number = ${line}`],
    says: ({ place, line }) => [
      `Line ${place} was removed \\(it had the number ${line}\\)`,
    ],
  },
  {
    what: "a line removed with its hash",
    sql: ({ line, place }) => [
      `DELETE FROM audit WHERE number = ${line}`,
      `DELETE FROM audit_seals WHERE place = ${place}`,
    ],
    says: ({ place }) => [`The hashes before line ${place + 1} are missing`],
  },
  {
    what: "a line inserted",
    sql: ({ line }) => [
      `INSERT INTO audit (date, event) SELECT date, 'signed_in' FROM audit WHERE number = ${line}`,
    ],
    says: () => [
      "A line was inserted past the chain \\(number \\d+: signed_in",
    ],
  },
  {
    what: "two lines swapped",
    sql: ({ line, otherLine }) => [
      `UPDATE audit SET (${content}) = (SELECT ${content} FROM audit other WHERE other.number = ${line} + ${otherLine} - audit.number)
        WHERE number IN (${line}, ${otherLine})`,
    ],
    says: ({ place, other }) => [altered(place), altered(other)],
  },
  {
    what: "the last line cut off",
    sql: ({ last }) => [
      `DELETE FROM audit WHERE number = (SELECT line FROM audit_seals WHERE place = ${last})`,
      `DELETE FROM audit_seals WHERE place = ${last}`,
    ],
    says: ({ last }) => [`The chain was to end at line ${last}`],
  },
  {
    what: "the same, and the end of the chain moved back",
    isByKnown: true,
    sql: ({ last }) => [
      `DELETE FROM audit WHERE number = (SELECT line FROM audit_seals WHERE place = ${last})`,
      `DELETE FROM audit_seals WHERE place = ${last}`,
      "UPDATE audit_chain SET (last, hash) = (SELECT place, s.hash FROM audit_seals s ORDER BY place DESC LIMIT 1)",
    ],
    says: ({ last }) => [`Line ${last} is not what it was`],
  },
];

/** Each on its own; what was changed is put back as it was. */
export async function proveTampering(
  site: Site,
  verify: (isByKnown?: boolean) => Verified,
  random: Random,
): Promise<Row[]> {
  const client = await breakIn(site);
  const rows: Row[] = [];
  try {
    for (const { what, sql, says, isByKnown } of tamperings) {
      const lines = await chooseLines(client, random);
      await copyLines(client, lines);
      for (const each of sql(lines)) await client.query(each);
      const { sentences, isWhole, seconds } = verify(isByKnown);
      await putBack(client);
      const wanted = says(lines);
      const isNamed =
        !isWhole &&
        sentences.length === wanted.length &&
        wanted.every((one, at) =>
          new RegExp(`^${one}`).test(sentences[at] ?? ""),
        );
      rows.push({
        what,
        seconds,
        said: sentences.join(" "),
        failed: isNamed ? 0 : 1,
      });
    }
    return rows;
  } finally {
    await client.end();
  }
}

/** The first half of the chain has one, the other half the other. */
async function chooseLines(client: pg.Client, random: Random): Promise<Lines> {
  const { rows: ends } = await client.query<{ last: string }>(
    "SELECT last FROM audit_chain",
  );
  const last = Number(ends[0]?.last);
  const half = Math.floor(last / 2) - 1;
  const place = 2 + random.below(half - 2);
  const other = half + random.below(half);
  const { rows } = await client.query<{ line: string }>(
    "SELECT line FROM audit_seals WHERE place = ANY ($1) ORDER BY place",
    [[place, other]],
  );
  const [line = 0, otherLine = 0] = rows.map((row) => Number(row.line));
  return { place, line, other, otherLine, last };
}

async function copyLines(client: pg.Client, { place, other, last }: Lines) {
  const places = [place, other, last].join();
  for (const each of [
    "DROP TABLE IF EXISTS pg_temp.copied_seals, pg_temp.copied_lines, pg_temp.copied_end",
    "CREATE TEMP TABLE copied_end AS SELECT last, hash FROM audit_chain",
    `CREATE TEMP TABLE copied_seals AS SELECT * FROM audit_seals WHERE place IN (${places})`,
    "CREATE TEMP TABLE copied_lines AS SELECT audit.* FROM audit JOIN copied_seals ON line = number",
  ])
    await client.query(each);
}

async function putBack(client: pg.Client) {
  for (const each of [
    "DELETE FROM audit WHERE number IN (SELECT line FROM copied_seals) OR number > (SELECT max(line) FROM copied_seals)",
    "INSERT INTO audit OVERRIDING SYSTEM VALUE SELECT * FROM copied_lines",
    "DELETE FROM audit_seals WHERE place IN (SELECT place FROM copied_seals)",
    "INSERT INTO audit_seals SELECT * FROM copied_seals",
    "UPDATE audit_chain SET (last, hash) = (SELECT last, hash FROM copied_end)",
  ])
    await client.query(each);
}
