// How long staff wait for a page of a list of 100,000 contacts, however it is narrowed and put in order.
import { startServer } from "#server/testing/running-server.ts";
import type { Figure } from "#bench/figures.ts";
import { onNewDatabase, runAll } from "#bench/new-database.ts";
import { type Headers, signIn, timeOf } from "#bench/staff.ts";

const amount = 100_000;

const id = (letter: string) =>
  `'${letter}' || lpad(translate(n::text, '0', 'a'), 21, 'z')`;

/** Families of a large study: one in two has finished, one in ten has opted out, and all of them were texted. */
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

const asked: Record<string, object> = {
  "first page": { filter },
  "page 1,000": { filter, page: 1000 },
  "last page": { filter, page: amount / 50 },
  "by name": { filter, sort: by("name") },
  "by name, page 1,000": { filter, sort: by("name"), page: 1000 },
  "by child, page 1,000": { filter, sort: by("childname"), page: 1000 },
  "by status, page 1,000": { filter, sort: by("status"), page: 1000 },
  "by day, page 1,000": { filter, sort: by("date"), page: 1000 },
  "narrowed by status and language": {
    filter: { status: "expired", language: "es" },
  },
  "narrowed by tags": { filter: { tags: ["School 7", "Wave 2"] } },
  "search of a name": { filter: { search: "maria nunez 77" } },
  "search of a phone": { filter: { search: "(201) 509-9999" } },
  "search that finds nothing": { filter: { search: "nobody" } },
  "the archive": { filter: { archived: true } },
};

const forecasted = {
  text_en: "Please take the quiz. Reply STOP to stop.",
  text_es: "Por favor conteste. Responda ALTO para no recibir mensajes.",
  reminder_en: "Still time for the quiz.",
  reminder_es: "Todavía hay tiempo.",
  reminders: 2,
  reminderdays: 3,
  wavesize: null,
  start: null,
  filter,
};

/** The milliseconds of each, from the call until all of the page is there. */
export function measureContacts(): Promise<Figure[]> {
  return onNewDatabase(async (target, address) => {
    const server = await startServer({ DATABASE_URL: address });
    try {
      await runAll(target, rows);
      return await measure(server.url, await signIn(server.url));
    } finally {
      await server.stop();
    }
  });
}

async function measure(url: string, headers: Headers): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [what, body] of Object.entries(asked)) {
    const { ms } = await timeOf(`${url}/api/contacts/search`, headers, body);
    figures.push({
      what: `100,000 contacts: ${what}`,
      today: ms,
      unit: "ms",
      most: 300,
    });
  }
  const campaign = `${url}/api/campaigns/forecast`;
  const { ms } = await timeOf(campaign, headers, forecasted);
  figures.push({
    what: "100,000 contacts: a campaign with two reminders, forecast",
    today: ms,
    unit: "ms",
    most: 5000,
  });
  return figures;
}
