// Time to load pages of a list of 100,000 contacts with different filters and sort orders.
import { startServer } from "#server/testing/running-server.ts";
import { byTurns, type Group } from "#bench/figures.ts";
import { onNewDatabase, runAll } from "#bench/new-database.ts";
import { signIn, timeOf } from "#bench/staff.ts";

const amount = 100_000;

const id = (letter: string) =>
  `'${letter}' || lpad(translate(n::text, '0', 'a'), 21, 'z')`;

/** A large study: half of the families have finished, a tenth has opted out, and all were texted. */
const rows = [
  `INSERT INTO contacts (_id, name, childname, phone, redcapid, language, date, active, created, tags, note)
    SELECT ${id("P")}, 'María ' || chr(65 + n % 26) || 'únez ' || n, 'Ana', '+1' || 2015000000 + n, 'R-' || n,
      (ARRAY['en','es'])[1 + n % 2], now() - n % 400 * interval '1 hour', n % 2,
      now() - n * interval '1 minute', ARRAY['School ' || n % 40, 'Wave ' || n % 5], repeat('Call. ', n % 20)
    FROM generate_series(1, ${amount}) n`,
  `INSERT INTO results (_id, final, language, contact, parentname, asked, chosen, proposed, scores, ranked)
    SELECT ${id("R")}, true, 'en', ${id("P")}, 'Maria', '{}', '{}', '{}', '{}', '{}'
    FROM generate_series(2, ${amount}, 2) n`,
  `INSERT INTO messages (_id, kind, "to", body, state, contact)
    SELECT ${id("M")}, 'sms', '+1' || 2015000000 + n, '', 'delivered', ${id("P")} FROM generate_series(1, ${amount}) n`,
  `INSERT INTO opt_outs (phone) SELECT '+1' || 2015000000 + n FROM generate_series(1, ${amount}, 10) n`,
  "VACUUM ANALYZE",
];

const filter = {};
const by = (column: string) => ({ by: column, isDescending: true });

const searches: Record<string, object> = {
  "first page": { filter },
  "page 1,000": { filter, page: 1000 },
  "by name, page 1,000": { filter, sort: by("name"), page: 1000 },
  "by status, page 1,000": { filter, sort: by("status"), page: 1000 },
  "by status and language": { filter: { status: "expired", language: "es" } },
  "by tags": { filter: { tags: ["School 7", "Wave 2"] } },
  "search for a name": { filter: { search: "maria nunez 77" } },
  "search for a phone": { filter: { search: "(201) 509-9999" } },
  "search without a match": { filter: { search: "nobody" } },
};

export const measureLists: Group = (releases) =>
  byTurns(releases, 1, ({ folder }) =>
    onNewDatabase(async (target, address) => {
      const env = { DATABASE_URL: address };
      const server = await startServer(env, { root: folder });
      try {
        await runAll(target, rows);
        const headers = await signIn(server.url);
        const figures = [];
        for (const [what, body] of Object.entries(searches))
          figures.push({
            what: `100,000 contacts, ${what}`,
            value: await timeOf(
              `${server.url}/api/contacts/search`,
              headers,
              body,
            ),
            unit: "ms" as const,
            most: 300,
          });
        return figures;
      } finally {
        await server.stop();
      }
    }),
  );
