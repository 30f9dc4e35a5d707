import pg from "pg";
import { startServer } from "#server/testing/running-server.ts";
import type { Row } from "#bench/prove/report.ts";
import { countFamilies, familiesOf } from "./families.ts";
import { createImporter } from "./importer.ts";

const inRound = 100;

/**
 * Two of the staff, each at a server of their own: they import two lists at the same moment of which a third is the
 * same families, whom each list says something else of; then both import the same list.
 */
export async function proveRaces(
  target: pg.ClientConfig,
  DATABASE_URL: string,
  rounds: number,
): Promise<Row[]> {
  const servers = [
    await startServer({ DATABASE_URL }),
    await startServer({ DATABASE_URL }),
  ] as const;
  const client = new pg.Client(target);
  await client.connect();
  const found = { "looked again": 0, lost: 0, doubled: 0 };
  const again = () => {
    found["looked again"] += 1;
  };
  try {
    const one = await createImporter(servers[0].url);
    const other = await createImporter(servers[1].url);
    for (let round = 0; round < rounds; round += 1) {
      const of = `race ${round}`;
      const part = (from: number, to: number, more = {}) =>
        familiesOf({ of, from, to, firstPhone: round * inRound }, more);
      const pairs = [
        [part(0, 40, { zip: "00601" }), part(20, 60, { tags: "Wave 2" })],
        [part(60, inRound), part(60, inRound)],
      ] as const;
      for (const [first, second] of pairs) {
        const saves = await Promise.all([
          one.insist(of, first, again),
          other.insist(of, second, again),
        ]);
        await Promise.all(saves.map((save) => save()));
      }
      const { contacts, families } = await countFamilies(client, of);
      found.lost += inRound - families + (20 - (await countBoth(client, of)));
      found.doubled += contacts - families;
    }
  } finally {
    await client.end();
    for (const server of servers) await server.stop();
  }
  return [
    {
      what: "two import at once: lists that overlap, and one list twice",
      times: rounds,
      ...found,
    },
  ];
}

/** Of how many families both lists arrived. */
async function countBoth(client: pg.Client, of: string): Promise<number> {
  const { rowCount } = await client.query(
    `SELECT FROM contacts WHERE starts_with(redcapid, $1)
       AND zip = '00601' AND tags = '{"Wave 2"}'`,
    [`${of}-`],
  );
  return rowCount ?? 0;
}
