import { endpoints } from "#shared/contract/index.ts";
import { previewHeader } from "#shared/rules/site/previews.ts";
import { openBrowser } from "#seams/support/browser.ts";
import { never, type Place } from "#seams/support/walk.ts";
import type { StaffedSite as Site } from "#seams/support/site.ts";
import { positions, visitorPages } from "./site.ts";
import type { Brought } from "./ways-in.ts";

/** Whether both languages are there, one, or none. */
function shown(body: string, { word }: Brought): string {
  const languages = ["in English", "en español"].filter((language) =>
    body.includes(`${word} ${language}`),
  );
  return languages.length === 2 ? "both" : languages.join() || never;
}

const bodiesOf = async (
  get: (path: string) => Promise<{ body: string }>,
  paths: string[],
) => {
  const bodies: string[] = [];
  for (const path of paths) bodies.push((await get(path)).body);
  return bodies.join("\n");
};

async function visitorCalls({ call }: Site) {
  const concerns = (await call("GET /api/concerns/all")).json() as Item[];
  return [
    ...["settings", "concerns", "questions", "visit"].map(
      (list) => `/api/${list}`,
    ),
    ...concerns.map(({ _id }) => `/api/concerns/${_id}`),
    ...positions.map((number) => `/api/questions/pos/${number}`),
  ];
}

type Item = { _id: string };

/** Everything that a preview shows. */
async function readPreview(site: Site, which: object) {
  const { address } = (await site.call("POST /api/previews", which)).json();
  const { send } = openBrowser(site.ask, { [previewHeader]: "1" });
  await send(`GET ${new URL(address).pathname}`);
  const paths = [...visitorPages, ...(await visitorCalls(site))];
  return bodiesOf((path) => send(`GET ${path}`), paths);
}

export const places = {
  pages: {
    calls: [],
    async read({ ask }) {
      const body = await bodiesOf((path) => ask(`GET ${path}`), visitorPages);
      return (text) => shown(body, text);
    },
  },
  "stored pages": {
    calls: [],
    read:
      async ({ ask }) =>
      async (text) => {
        const bodies: string[] = [];
        for (const { path, etag, body } of text.copies) {
          const headers = { "if-none-match": etag };
          const reply = await ask(`GET ${path}`, { headers });
          bodies.push(reply.statusCode === 304 ? body : reply.body);
        }
        return shown(bodies.join("\n"), text);
      },
  },
  "visitors' calls": {
    calls: [
      "GET /api/settings",
      "GET /api/concerns",
      "GET /api/concerns/:id",
      "GET /api/questions",
      "GET /api/questions/pos/:number",
      "GET /api/visit",
    ],
    async read(site) {
      const paths = await visitorCalls(site);
      const body = await bodiesOf((path) => site.ask(`GET ${path}`), paths);
      return (text) => shown(body, text);
    },
  },
  "staff's forms": {
    calls: [
      "GET /api/settings/edit",
      "GET /api/concerns/all",
      "GET /api/concerns/edit/:id",
      "GET /api/questions/all",
      "GET /api/questions/:id",
    ],
    read:
      async ({ call }) =>
      async (text) => {
        const { list, id } = text.place;
        const paths = {
          settings: ["/api/settings/edit"],
          concerns: ["/api/concerns/all", `/api/concerns/edit/${id}`],
          questions: ["/api/questions/all", `/api/questions/${id}`],
          order: [],
        }[list];
        const words = new Set<string>();
        for (const path of paths)
          words.add(shown((await call(`GET ${path}`)).body, text));
        return [...words].join(" or ");
      },
  },
  drafts: {
    calls: ["GET /api/drafts"],
    async read({ call }) {
      const { body } = await call("GET /api/drafts");
      return (text) => shown(body, text);
    },
  },
  history: {
    calls: ["GET /api/publications", "GET /api/publications/:number"],
    async read({ call, publication }) {
      const latest = await publication();
      const all = Array.from({ length: latest }, (_, at) => String(at + 1));
      const body = await bodiesOf(
        (number) => call(`GET /api/publications/${number}`),
        all,
      );
      return (text) => shown(body, text);
    },
  },
  "activity log": {
    calls: ["GET /api/record", "GET /api/record/csv"],
    async read({ call }) {
      const { body } = await call("GET /api/record");
      return (text) => shown(body, text);
    },
  },
  "preview of drafts": {
    calls: ["POST /api/previews"],
    async read(site) {
      const body = await readPreview(site, {});
      return (text) => shown(body, text);
    },
  },
  "preview of its version": {
    calls: ["POST /api/previews"],
    read: async (site) => async (text) => {
      const { publication } = text;
      if (publication === undefined) return never;
      return shown(await readPreview(site, { publication }), text);
    },
  },
  "result of then": {
    calls: ["GET /api/results/:id", "GET /api/results/:id/family"],
    read:
      async ({ call, ask }) =>
      async (text) => {
        const { body } = await ask(`GET /api/results/${text.result}`);
        const family = await call(`GET /api/results/${text.result}/family`);
        return shown(body + family.body, text);
      },
  },
  codebook: {
    calls: ["GET /api/results/codebook"],
    async read({ call }) {
      const { body } = await call("GET /api/results/codebook");
      return (text) => shown(body, text);
    },
  },
  Insights: {
    calls: ["GET /api/insights"],
    async read({ call }) {
      const { body } = await call("GET /api/insights?weeks=all");
      return (text) => shown(body, text);
    },
  },
  "REDCap form": {
    calls: ["GET /api/results/redcap/dictionary"],
    async read({ call }) {
      const body = await bodiesOf(
        (labels) => call(`GET /api/results/redcap/dictionary?labels=${labels}`),
        ["en", "es"],
      );
      return (text) => shown(body, text);
    },
  },
} satisfies Record<string, Place<Site, Brought>>;

/** The calls of the contract that show one of these words. */
export async function callsThatShow(
  { call }: Site,
  texts: Brought[],
): Promise<string[]> {
  const ids = texts.flatMap(({ place, result }) => [place.id, String(result)]);
  const latest = texts.flatMap(({ publication }) => publication ?? []);
  const showing: string[] = [];
  for (const { line, method, path } of endpoints) {
    if (method !== "GET") continue;
    const paths = path.includes(":number")
      ? [...positions, ...latest].map((n) => path.replace(":number", `${n}`))
      : path.includes(":")
        ? ids.map((id) => path.replace(/:\w+/, id))
        : [path];
    const body = await bodiesOf((each) => call(`GET ${each}`), paths);
    if (texts.some(({ word }) => body.includes(word))) showing.push(line);
  }
  return showing;
}
