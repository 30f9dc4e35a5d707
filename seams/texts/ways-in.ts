import { finishQuiz } from "#server/testing/visitor/quiz.ts";
import type { StaffedSite as Site } from "#seams/support/site.ts";
import { draft, type Place, publish, restore, visitorPages } from "./site.ts";

/** What came in: where the text is, its unique word, the publication that had it, and a result of a family that read it. */
export type Brought = {
  place: Place;
  word: string;
  publication: number | undefined;
  result: string | undefined;
  /** The pages that a phone stored while the word was on the site. */
  copies: Copy[];
};

type Copy = { path: string; etag: string; body: string };

type State = (
  site: Site,
  place: Place,
  word: string,
) => Promise<Omit<Brought, "place" | "word">>;

/** Families take the quiz while the word is on the site. */
const states = {
  async live(site, place, word) {
    const publication = await publish(site, place, word);
    return { publication, ...(await read(site)) };
  },
  async draft(site, place, word) {
    await draft(site, place, word);
    return { publication: undefined, ...(await read(site)) };
  },
  async "taken back"(site, place, word) {
    const before = await site.publication();
    const publication = await publish(site, place, word);
    const family = await read(site);
    await restore(site, place, before);
    return { publication, ...family };
  },
  async older(site, place, word) {
    const publication = await publish(site, place, word);
    const family = await read(site);
    await publish(site, place, "Newer");
    return { publication, ...family };
  },
} satisfies Record<string, State>;

/** A family reads the pages and takes the quiz. */
async function read(site: Site): Promise<Pick<Brought, "copies" | "result">> {
  const copies: Copy[] = [];
  for (const path of visitorPages) {
    const { body, headers } = await site.ask(`GET ${path}`);
    copies.push({ path, etag: String(headers["etag"]), body });
  }
  return { copies, result: await finishQuiz(site) };
}

// Questions first, so that most families read their live words.
const lists = ["questions", "concerns", "settings"] as const;

const sections = [
  ["homePage", "subtitle"],
  ["quiz", "top3text"],
  ["results", "safety"],
  ["clinic", "hours"],
] as const;

/** Another item of the list for each state, so that they do not meet. */
async function placeOf(
  { call }: Site,
  list: (typeof lists)[number],
  at: number,
): Promise<Place> {
  if (list === "settings") {
    const [id = "", name] = sections[at] ?? [];
    return { list, id, fields: [`${name}_en`, `${name}_es`] };
  }
  const all = (await call(`GET /api/${list}/all`)).json();
  const { _id: id } = all[at + 3] as { _id: string };
  const name = list === "concerns" ? "name" : "text";
  return { list, id, fields: [name, `${name}_es`] };
}

/** Every kind of text in every state. */
export const waysIn = Object.fromEntries(
  lists.flatMap((list) =>
    Object.entries(states).map(([state, bringIn], at) => [
      `${list}, ${state}`,
      {
        async bringIn(site: Site, word: string): Promise<Brought> {
          const place = await placeOf(site, list, at);
          return { place, word, ...(await bringIn(site, place, word)) };
        },
      },
    ]),
  ),
);
