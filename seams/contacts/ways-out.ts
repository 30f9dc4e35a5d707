import { everyContact } from "#shared/rules/outreach/contacts/view.ts";
import type { CanaryFamily } from "#server/testing/privacy/canaries.ts";
import { tablesContaining } from "#server/testing/privacy/in-database.ts";
import { answerQuiz } from "#server/testing/visitor/quiz.ts";
import { campaignDraft } from "#seams/support/campaign.ts";
import { csvOf } from "#seams/support/csv.ts";
import { type Figure, never, type Place } from "#seams/support/walk.ts";
import type { StaffedSite as Site } from "#seams/support/site.ts";
import type { Brought } from "./ways-in.ts";

export type Arrival = Brought & { known: CanaryFamily };

type Row = Record<string, string>;
type Entry = { _id: string; version: number };

const isOf =
  ({ contact }: Arrival) =>
  (row: { _id: string }) =>
    row._id === contact;

/** Places where a contact appears, in the order in which they are read: the last ones change it. */
export const places = {
  list: {
    calls: [
      "GET /api/contacts",
      "POST /api/contacts/search",
      "POST /api/contacts/selection",
      "GET /api/contacts/news",
      "GET /api/contacts/tags",
      "POST /api/contacts/tags",
    ],
    async read({ call }) {
      const listed: Entry[] = (await call("GET /api/contacts")).json();
      const found: Entry[] = await search(call, { archived: false });
      const archive: Entry[] = await search(call, { archived: true });
      return (arrival) => {
        const places = Object.entries({ listed, found, archive });
        const there = places.filter(([, rows]) => rows.some(isOf(arrival)));
        return there.map(([place]) => place).join(", ") || never;
      };
    },
  },
  "contacts.csv": {
    calls: ["POST /api/contacts/csv"],
    async read({ call }) {
      const filter = everyContact;
      const { body } = await call("POST /api/contacts/csv", { filter });
      return ({ contact, known }) => {
        if (body.includes(contact)) return "row";
        return body.includes(known.parent) ? "other link" : never;
      };
    },
  },
  form: {
    calls: ["GET /api/contacts/edit/:id", "GET /api/contacts/:id/history"],
    read:
      async ({ call }) =>
      async ({ contact }) => {
        const reply = await call(`GET /api/contacts/edit/${contact}`);
        const { texts = [] } = (
          await call(`GET /api/contacts/${contact}/history`)
        ).json();
        return reply.statusCode === 200 ? `${texts.length} text` : never;
      },
  },
  "late save": {
    calls: ["PUT /api/contacts/:id"],
    read: async ({ call }) => saveLate(call),
  },
  link: {
    calls: ["GET /api/contacts/:id", "POST /api/contacts/:id/opened"],
    read:
      async ({ ask }) =>
      async ({ contact, known }) => {
        const reply = await ask(`GET /api/contacts/${contact}`);
        return reply.json().name === known.parent ? "opens" : never;
      },
  },
  messages: {
    calls: [
      "GET /api/messages",
      "PUT /api/messages/:id/decision",
      "POST /api/sms/reply",
      "DELETE /api/contacts/:id/dead-phone",
    ],
    async read({ call }) {
      const { body } = await call("GET /api/messages");
      return ({ known }) => (body.includes(known.phone) ? "text" : never);
    },
  },
  "results.csv": {
    calls: ["GET /api/results/csv"],
    read: (site) => readResults(site, "csv"),
  },
  "problem results": {
    calls: ["GET /api/results/brokencsv"],
    read: (site) => readResults(site, "brokencsv"),
  },
  REDCap: {
    calls: ["GET /api/results/redcap/csv", "GET /api/results/redcap"],
    async read({ call }) {
      const rows = csvOf(await call("GET /api/results/redcap/csv"));
      return ({ known }) =>
        rows.some((row) => row["record_id"] === known.redcapid) ? "row" : never;
    },
  },
  traces: {
    calls: [],
    read:
      async ({ pool }) =>
      async ({ known, contact }) => {
        const { parent, child, redcapid, phone } = known;
        const words = [parent, child, redcapid, phone, contact];
        const tables = await tablesContaining(pool, words);
        return tables.length > 0 ? "stored" : never;
      },
  },
  invitation: {
    calls: [
      "POST /api/sms/send",
      "GET /api/sms/mode",
      "POST /api/sms/times",
      "POST /api/sms/test",
      "POST /api/sms/textResults",
    ],
    async read({ call, pool }) {
      // The same family is texted at most once a minute.
      await pool.query("UPDATE contacts SET date = date - interval '1 hour'");
      const texts = async () =>
        (await pool.query("SELECT FROM messages")).rowCount ?? 0;
      return async ({ contact }) => {
        const before = await texts();
        const message = "Once more. Reply STOP to stop.";
        const contacts = [{ id: contact }];
        await call("POST /api/sms/send", { contacts, message });
        return (await texts()) > before ? "texted" : never;
      };
    },
  },
  campaign: {
    calls: [
      "POST /api/campaigns",
      "PUT /api/campaigns/:id",
      "DELETE /api/campaigns/:id",
      "PUT /api/campaigns/:id/texts",
      "PUT /api/campaigns/:id/state",
      "POST /api/campaigns/forecast",
      "GET /api/campaigns",
      "GET /api/campaigns/:id",
      "GET /api/campaigns/:id/contacts",
      "GET /api/campaigns/:id/outcome",
    ],
    async read({ call }) {
      const body = { ...campaignDraft, filter: everyContact };
      const _id = (await call("POST /api/campaigns", body)).json();
      await call(`PUT /api/campaigns/${_id}/state`, { state: "running" });
      const { rows } = (
        await call(`GET /api/campaigns/${_id}/contacts`)
      ).json();
      return ({ contact }) => {
        const member = (rows as Member[]).find(
          (row) => row.contact === contact,
        );
        if (!member) return never;
        return member.ended ?? "member";
      };
    },
  },
  quiz: {
    calls: [
      "POST /api/results",
      "GET /api/results/user/:id",
      "GET /api/results",
      "POST /api/results/search",
      "POST /api/results/:id/neighbors",
      "GET /api/results/:id/family",
    ],
    async read(site) {
      const quiz = await answerQuiz(site);
      return async ({ contact }) => {
        const body = { ...quiz, contact };
        const reply = await site.ask("POST /api/results", { body });
        return reply.statusCode === 200 ? "accepted" : never;
      };
    },
  },
} satisfies Record<string, Place<Site, Arrival>>;

type Member = { contact: string; ended: string | null };

/** Saves a form that was opened before a colleague saved another. */
function saveLate(call: Site["call"]) {
  return async ({ contact, opened }: Arrival) => {
    const reply = await call(`GET /api/contacts/edit/${contact}`);
    if (reply.statusCode !== 200) return never;
    const { name, childname, phone, redcapid, version } = reply.json();
    const save = (more: object) => {
      const fields = { name, childname, phone, redcapid };
      return call(`PUT /api/contacts/${contact}`, { ...fields, ...more });
    };
    await save({ note: "A colleague's" });
    const late = await save({ version: opened ?? version });
    return late.statusCode === 409 ? "refused" : "taken";
  };
}

async function search(call: Site["call"], filter: object): Promise<Entry[]> {
  const body = { filter: { ...everyContact, ...filter } };
  return (await call("POST /api/contacts/search", body)).json().rows;
}

async function readResults({ call }: Site, name: "csv" | "brokencsv") {
  const rows: Row[] = csvOf(await call(`GET /api/results/${name}`));
  return ({ result, known }: Arrival) => {
    const row = rows.find((each) => each["result_id"] === result);
    if (!row) return never;
    return row["redcap_id"] === known.redcapid ? "row" : "nameless";
  };
}

/** Places that only count. */
export const figures = {
  "contacts counted": {
    calls: ["GET /api/dashboard"],
    count: async ({ call }: Site) =>
      (await call("GET /api/dashboard")).json().contacts,
  },
  "results counted": {
    calls: ["GET /api/dashboard"],
    count: async ({ call }: Site) =>
      (await call("GET /api/dashboard")).json().results,
  },
  Insights: {
    calls: [
      "GET /api/insights",
      "GET /api/insights/flow",
      "GET /api/insights/flow/csv",
    ],
    count: async ({ call }: Site) =>
      (await call("GET /api/insights?weeks=all")).json().results,
  },
} satisfies Record<string, Figure<Site>>;
