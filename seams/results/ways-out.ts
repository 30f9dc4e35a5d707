import { suggested } from "#server/testing/visitor/visit-questions.ts";
import { csvOf } from "#seams/support/csv.ts";
import { type Figure, never, type Place } from "#seams/support/walk.ts";
import { erase, growOld, restore } from "./lifetimes.ts";
import type { Site } from "./site.ts";
import type { Arrival } from "./quiz.ts";

type Row = Record<string, string>;
type Contact = { _id: string; active: number };

const hasNames = (text: string, { known }: Arrival) =>
  text.includes(known.parent) || text.includes(known.child);

/** Places that show single results. The last ones change them. */
export const places = {
  list: {
    calls: [
      "GET /api/results",
      "POST /api/results/search",
      "POST /api/results/:id/neighbors",
    ],
    async read({ ask, call, researcher }) {
      const queries = ["sound", "problem"].flatMap((kind) => [
        { kind, demo: "no", word: kind === "sound" ? "listed" : kind },
        { kind, demo: "yes", word: "demo" },
      ]);
      const lists: { word: string; rows: Row[] }[] = [];
      let withoutNames = "";
      for (const { word, ...filter } of queries) {
        const reply = await call("POST /api/results/search", filter);
        lists.push({ word, rows: reply.json().results });
        const query = String(new URLSearchParams(filter));
        const { token } = researcher;
        withoutNames += (await ask(`GET /api/results?${query}`, { token }))
          .body;
      }
      return (arrival) => {
        if (hasNames(withoutNames, arrival)) return "names for researchers";
        const own = lists.flatMap(({ word, rows }) =>
          rows
            .filter(({ _id }) => _id === arrival.result)
            .map((row) => {
              const isNamed = hasNames(JSON.stringify(row), arrival);
              return `${word}${isNamed ? ", named" : ""}`;
            }),
        );
        return own.join(" and ") || never;
      };
    },
  },
  "its page": {
    calls: [
      "GET /api/results/:id",
      "POST /api/results/:id/second-answer",
      "POST /api/sms/textResults",
    ],
    read:
      async ({ ask }) =>
      async (arrival) => {
        const reply = await ask(`GET /api/results/${arrival.result}`);
        if (hasNames(reply.body, arrival)) return "names";
        return reply.statusCode === 200 ? "nameless" : never;
      },
  },
  "staff page": {
    calls: ["GET /api/results/:id/family"],
    read:
      async ({ call }) =>
      async (arrival) => {
        const reply = await call(`GET /api/results/${arrival.result}/family`);
        if (reply.statusCode !== 200) return never;
        const { parentname, childname } = reply.json();
        return hasNames(parentname + childname, arrival) ? "named" : "nameless";
      },
  },
  link: {
    calls: ["GET /api/results/user/:id"],
    read:
      async ({ ask }) =>
      async (arrival) => {
        const reply = await ask(`GET /api/results/user/${arrival.contact}`);
        const { _id } = reply.json();
        return _id && _id === arrival.result ? "leads to it" : never;
      },
  },
  contact: {
    calls: [
      "GET /api/contacts",
      "GET /api/contacts/news",
      "GET /api/contacts/edit/:id",
      "GET /api/contacts/:id/history",
      "POST /api/contacts",
      "POST /api/contacts/search",
      "GET /api/contacts/imports",
      "DELETE /api/contacts/imports/:id",
    ],
    async read({ call }) {
      const contacts = (await call("GET /api/contacts")).json() as Contact[];
      return ({ contact }) => {
        const found = contacts.find(({ _id }) => _id === contact);
        if (!found) return never;
        return found.active > 0 ? "open" : "completed";
      };
    },
  },
  "results.csv": {
    calls: ["GET /api/results/csv"],
    read: (site) => readFile(site, "csv"),
  },
  "problem results": {
    calls: ["GET /api/results/brokencsv"],
    read: (site) => readFile(site, "brokencsv"),
  },
  codebook: {
    calls: ["GET /api/results/codebook", "GET /api/questions/:id/answered"],
    async read({ call }) {
      const { body } = await call("GET /api/results/codebook");
      return ({ labels }) =>
        labels.length > 0 && labels.every((label) => body.includes(label))
          ? "words"
          : never;
    },
  },
  REDCap: {
    calls: [
      "GET /api/results/redcap",
      "GET /api/results/redcap/csv",
      "GET /api/results/redcap/dictionary",
      "GET /api/results/redcap/instrument",
    ],
    async read({ call }) {
      const rows = csvOf(await call("GET /api/results/redcap/csv"));
      return (arrival) => {
        if (hasNames(JSON.stringify(rows), arrival)) return "names";
        const { redcapid } = arrival.known;
        const isThere = rows.some((row) => row["record_id"] === redcapid);
        return isThere ? "row" : never;
      };
    },
  },
  "its questions": {
    calls: [
      "GET /api/results/:id/questions",
      "PUT /api/results/:id/questions",
      "DELETE /api/results/questions",
    ],
    read:
      async () =>
      async ({ browser, result }) => {
        const line = `PUT /api/results/${result}/questions`;
        const body = { questions: [suggested] };
        const reply = await browser?.send(line, body);
        return reply?.statusCode === 200 ? "saved" : never;
      },
  },
  restored: { calls: [], read: restore },
  "25 months later": { calls: [], read: growOld },
  "left if erased": {
    calls: [
      "DELETE /api/results/:id/family",
      "DELETE /api/contacts",
      "POST /api/contacts/delete",
    ],
    read: async (site) => (arrival) => erase(site, arrival),
  },
} satisfies Record<string, Place<Site, Arrival>>;

/** The row of a results file: whether it is there, and has the words that the family read. */
async function readFile({ call }: Site, name: "csv" | "brokencsv") {
  const [rows = [], demo = []] = await Promise.all(
    ["no", "yes"].map(async (which) =>
      csvOf(await call(`GET /api/results/${name}?demo=${which}`)),
    ),
  );
  const own =
    ({ result }: Arrival) =>
    (row: Row) =>
      row["result_id"] === result;
  return (arrival: Arrival) => {
    const row = rows.find(own(arrival));
    if (!row) return demo.some(own(arrival)) ? "demo" : never;
    const labels = Object.entries(row)
      .filter(([column, text]) => /^Q\d+_text$/.test(column) && text !== "")
      .map(([, text]) => text);
    const isSame =
      labels.toSorted().join() === arrival.labels.toSorted().join();
    return isSame ? "row" : "other words";
  };
}

const stepOf = (steps: { step: string; contacts: number }[] | null) =>
  steps?.find(({ step }) => step === "finished")?.contacts ?? -1;

/** Places that only count results. */
export const figures = {
  "open data": {
    calls: [
      "GET /api/results/open-data",
      "POST /api/results/open-data/package",
    ],
    async count({ call, pool }) {
      // It contains the results before today.
      await pool.query(
        "UPDATE results SET date = date_trunc('day', now(), 'UTC') - interval '25 hours'",
      );
      return (await call("GET /api/results/open-data")).json().rows;
    },
  },
  Insights: {
    calls: ["GET /api/insights"],
    count: async ({ call }) =>
      (await call("GET /api/insights?weeks=all")).json().results,
  },
  dashboard: {
    calls: ["GET /api/dashboard"],
    count: async ({ call }) =>
      (await call("GET /api/dashboard")).json().results,
  },
  "study flow": {
    calls: ["GET /api/insights/flow", "GET /api/insights/flow/csv"],
    count: async ({ call }) =>
      stepOf((await call("GET /api/insights/flow")).json().all),
  },
  campaign: {
    calls: ["GET /api/campaigns/:id/outcome"],
    async count({ call }) {
      const [{ _id }] = (await call("GET /api/campaigns")).json();
      const { all } = (await call(`GET /api/campaigns/${_id}/outcome`)).json();
      return all.completed.count;
    },
  },
} satisfies Record<string, Figure<Site>>;
