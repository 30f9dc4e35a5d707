import { idPattern } from "#shared/rules/ids.ts";
import {
  isSameForAll,
  type Place,
  placeOf,
  traitsOf,
} from "#shared/rules/quiz/places.ts";
import {
  visitCaches,
  workerAddress,
} from "#shared/rules/site/offline/worker.ts";

/** Where something is kept: with the site, as everybody sees it, or with the visit of this family. */
export type Kind = "site" | "visit";

/** How a request is answered: by the network alone, by what is kept where there is any, or not by the worker at all. */
export type Strategy = "through" | "file" | "page" | "call" | undefined;

type Asked = Pick<Request, "method" | "mode" | "url"> & {
  headers: Pick<Headers, "has">;
};

const file = /^\/(assets|images|uploads)\//;
const ofStaffOrPrograms =
  /^\/+(login|dashboard|api|assets|images|fonts|uploads|healthz|readyz|metrics)(\/|$)/;

/** Staff's pages, and calls of whoever is signed in, are never kept. */
export function strategyOf(
  { method, mode, url, headers }: Asked,
  own: string,
): Strategy {
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== own || pathname === workerAddress)
    return undefined;
  if (mode === "navigate")
    return ofStaffOrPrograms.test(pathname) ? "through" : "page";
  if (file.test(pathname)) return "file";
  if (headers.has("authorization")) return undefined;
  return kindOfCall(pathname) || listWith(pathname) ? "call" : undefined;
}

const callsForAll = new Set([
  "/api/settings",
  "/api/concerns",
  "/api/questions",
]);
const resultCall = new RegExp(`^/api/results/(${idPattern})$`);

function kindOfCall(path: string): Kind | undefined {
  if (callsForAll.has(path)) return "site";
  return resultCall.test(path) ? "visit" : undefined;
}

/** These pages say the same whatever is asked for: one without a question, one without an order. */
const frames: Partial<Record<Place, string>> = {
  "/question/{number}": "/question/0",
  "/rank/{id}": `/rank/${"1".repeat(22)}`,
};

/** The page that is shown where none can be had. */
export const offlinePage = "/offline";

/** What every phone keeps from the start. */
export const shell = [
  "/",
  "/quiz",
  "/concerns",
  ...Object.values(frames),
  offlinePage,
  ...callsForAll,
];

function plain(path: string): string {
  return path === "/" ? path : path.replace(/\/+$/, "");
}

/** With what a page or a reply is kept at exactly this path; undefined for what is not kept. */
export function kindOf(path: string): Kind | undefined {
  if (shell.includes(path)) return "site";
  if (isSameForAll(path)) return path === "/login" ? undefined : "site";
  return traitsOf(path).isCachedForFamily ? "visit" : kindOfCall(path);
}

/** The path under which to look for what is kept. */
export function cacheKeyOf(path: string): string {
  const place = placeOf(path);
  return (place && frames[place]) ?? plain(path);
}

const oneConcern = new RegExp(`^/api/concerns/(${idPattern})$`);
const oneQuestion = /^\/api\/questions\/pos\/([1-9]\d{0,3})$/;

/** The list that one thing stands in, and how to find it there. */
export function listWith(
  path: string,
):
  | { list: string; isWanted: (item: Listed, at: number) => boolean }
  | undefined {
  const [, concern] = oneConcern.exec(path) ?? [];
  if (concern !== undefined)
    return {
      list: "/api/concerns",
      isWanted: ({ _id }) => _id === concern,
    };
  const [, number] = oneQuestion.exec(path) ?? [];
  if (number === undefined) return undefined;
  return {
    list: "/api/questions",
    isWanted: (_, at) => at + 1 === Number(number),
  };
}

type Listed = { _id: string };

/** What has to be kept, so that the page that is open at this path opens again. */
export function resourcesFor(path: string): string[] {
  const place = placeOf(path);
  const [id = ""] = new RegExp(idPattern).exec(path) ?? [];
  if (place === "/rank/{id}") return [`/api/results/${id}`];
  if (place === "/results/{id}")
    return [`/results/${id}`, `/api/results/${id}`];
  if (place === "/{contactId}" || place === "/quiz/{id}")
    return [`/${id}`, `/quiz/${id}`];
  return kindOf(plain(path)) === "site" ? [plain(path)] : [];
}

/** What goes together when the server does not know a result any more. */
export function entriesToDelete(path: string): string[] {
  const [, id] = resultCall.exec(path) ?? [];
  return id === undefined ? [path] : [path, `/results/${id}`];
}

/** What the build tells the worker: a name for this very build, its table of screens, and all files of the visitors' pages. */
export type Release = { name: string; screens: string; files: string[] };

export function cacheOf(kind: Kind, { name }: Release): string {
  return `${kind === "visit" ? visitCaches : "site "}${name}`;
}

/** Any page of ours says in which file its screens are listed. */
const anyScreens = "/assets/visitors-manifest-";

/** Whether the server said this, and not something on the way to it. */
export function isOurs(html: string): boolean {
  return html.includes(anyScreens);
}

/** A page of another release would ask for files that are not kept; one with answers in it is for one sitting only. */
export function mayCachePage(html: string, { screens }: Release): boolean {
  return html.includes(screens) && !html.includes(" data-visit=");
}

const days = 24 * 60 * 60 * 1000;
const longestKept = 180 * days;

/** What the server has not confirmed for so long is not shown any more. */
export function isTooOld(date: string | null, now: number): boolean {
  return date !== null && now - Date.parse(date) > longestKept;
}

/** Answers that say: not now, perhaps later. */
export function isTransient({ status }: Pick<Response, "status">): boolean {
  return [429, 502, 503, 504].includes(status);
}
