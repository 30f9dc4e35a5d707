// How long staff wait for a list when a study has grown large.
import { startServer } from "#server/testing/running-server.ts";
import type { Figure } from "#bench/figures.ts";
import { onNewDatabase, runAll } from "#bench/new-database.ts";
import { signIn, timeOf } from "#bench/staff.ts";

const calls = [
  "/api/contacts",
  "/api/questions/all",
  "/api/concerns/all",
  "/api/feedbacks",
  "/api/dashboard",
];

const acts = [
  "",
  "?kind=refusals",
  "?kind=messages",
  "?subject=Q500009",
  `?user=U${"z".repeat(20)}7&kind=words`,
  "?from=2026-01-01&to=2026-01-31",
].map((query) => `/api/record${query}`);

const id = (letter: string) =>
  `'${letter}' || lpad(translate(n::text, '0', 'a'), 21, 'z')`;

/** Copies of the default content, and rows like those that visitors and staff leave. */
const rows = [
  copiesOf("concerns", 200),
  copiesOf("questions", 500),
  `INSERT INTO contacts ("_id", name, childname, phone, redcapid, date, active)
    SELECT ${id("P")}, 'Maria Gonzalez ' || n, 'Ana', '+1201' || 5550000 + n, 'R-' || n,
      now() - n * interval '1 hour', n % 2 FROM generate_series(1, 10000) n`,
  `INSERT INTO results ("_id", final, language, contact, parentname, asked, chosen, proposed, scores, ranked)
    SELECT ${id("R")}, true, 'en', ${id("P")}, 'Maria', '{}', '{}', '{}', '{}', '{}'
    FROM generate_series(2, 10000, 2) n`,
  `INSERT INTO feedbacks ("_id", type, score, useful, findinformation, wouldrecommend, addorimprove, date)
    SELECT ${id("W")}, 'website', n % 6, true, false, true, repeat('More pictures. ', n % 9),
      now() - n * interval '1 hour' FROM generate_series(1, 5000) n`,
  `INSERT INTO feedbacks ("_id", type, score, concern, meetexpectations, additionalinformation, howhelpful, date)
    SELECT ${id("C")}, 'concern', n % 6, (SELECT "_id" FROM concerns ORDER BY position LIMIT 1),
      true, repeat('Y el dolor? ', n % 9), n % 6,
      now() - n * interval '1 hour' FROM generate_series(1, 5000) n`,
  // As many lines as a large clinic leaves in years; nobody counts the triggers of each here.
  `ALTER TABLE audit DISABLE TRIGGER USER`,
  `INSERT INTO audit (date, event, "user", subject, who)
    SELECT now() - n * interval '1 minute', CASE n % 1000 WHEN 7 THEN 'call_refused' WHEN 9 THEN 'question_saved'
      ELSE 'contacts_read' END, 'U' || lpad((n % 9 + 1)::text, 21, 'z'), CASE n % 1000 WHEN 9 THEN 'Q' || n END, 'Maria'
    FROM generate_series(1, 1000000) n`,
  `ALTER TABLE audit ENABLE TRIGGER USER`,
  "ANALYZE",
];

function copiesOf(table: string, amount: number): string {
  // Only one question may have a purpose, such as asking the child's age.
  const own = `jsonb_build_object('_id', ${id("K")}, 'position', 1000 + n, 'purpose', null)`;
  return `INSERT INTO ${table}
    SELECT (jsonb_populate_record(NULL::${table}, to_jsonb(one) || ${own})).*
    FROM generate_series(1, ${amount} - (SELECT count(*)::int FROM ${table})) n
    JOIN LATERAL (SELECT * FROM ${table} ORDER BY position
      OFFSET n % (SELECT count(*) FROM ${table}) LIMIT 1) one ON true`;
}

/** How long until a list is wholly there, with 10,000 contacts and all that goes with them. */
export function measureDesk(): Promise<Figure[]> {
  return onNewDatabase(async (target, address) => {
    const server = await startServer({ DATABASE_URL: address });
    try {
      await runAll(target, rows);
      return await measure(server.url);
    } finally {
      await server.stop();
    }
  });
}

async function measure(url: string): Promise<Figure[]> {
  const headers = await signIn(url);
  const figures: Figure[] = [];
  for (const path of acts) {
    const { ms } = await timeOf(url + path, headers);
    const what = `GET ${path} of 1,000,000`;
    figures.push({ what, today: ms, unit: "ms", most: 200 });
  }
  for (const path of calls) {
    const { ms, text } = await timeOf(url + path, headers);
    const { length } = JSON.parse(text) as { length?: number };
    const amount = length === undefined ? "" : ` (${length})`;
    const what = `GET ${path}${amount}`;
    figures.push({ what, today: ms, unit: "ms", most: 300 });
  }
  return figures;
}
