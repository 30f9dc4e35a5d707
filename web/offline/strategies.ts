import { withPlaceholder } from "#shared/rules/content/placeholder-query.ts";
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

/** In which cache an entry is stored: `site` is the same for everyone, `visit` belongs to this family. */
export type Kind = "site" | "visit";

/** How the worker answers a request. If undefined, the browser handles the request itself. */
export type Strategy = "through" | "file" | "page" | "call" | undefined;

type Asked = Pick<Request, "method" | "mode" | "url"> & {
  headers: Pick<Headers, "has">;
};

const file = /^\/(assets|images|uploads)\//;
const ofStaffOrPrograms =
  /^\/+(login|dashboard|api|assets|images|fonts|uploads|healthz|readyz|metrics)(\/|$)/;

/** Never caches dashboard pages or calls with a session. */
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

/** Pages whose HTML is the same for every parameter. One page is cached for all questions, one for all rankings. */
const frames: Partial<Record<Place, string>> = {
  "/question/{number}": "/question/0",
  "/rank/{id}": `/rank/${"1".repeat(22)}`,
};

/** The page shown when neither server nor cache has the requested one. */
export const offlinePage = "/offline";

/** The paths that every phone caches at the start. */
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

/** The cache of exactly this path; undefined if it is not cached. */
export function kindOf(path: string): Kind | undefined {
  if (shell.includes(path)) return "site";
  if (isSameForAll(path)) return path === "/login" ? undefined : "site";
  return traitsOf(path).isCachedForFamily ? "visit" : kindOfCall(path);
}

/** The cache key of a path. */
export function cacheKeyOf(path: string): string {
  const place = placeOf(path);
  return (place && frames[place]) ?? plain(path);
}

const oneConcern = new RegExp(`^/api/concerns/(${idPattern})$`);
const oneQuestion = /^\/api\/questions\/pos\/([1-9]\d{0,3})$/;

/** The address that returns a cached path as pages read it: with `{child}`, because they fill in the name. */
export function addressToCache(path: string): string {
  if (!callsForAll.has(path)) return path;
  return `${path}?${new URLSearchParams(withPlaceholder).toString()}`;
}

/** The cached list that contains a single item, and a function that finds the item in it. */
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

/** The resources to cache so that the page at this path opens offline. */
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

/** The entries to delete when the server no longer knows a result. */
export function entriesToDelete(path: string): string[] {
  const [, id] = resultCall.exec(path) ?? [];
  return id === undefined ? [path] : [path, `/results/${id}`];
}

/** The release, written by the build: its name, its route manifest, and all files of the visitor pages. */
export type Release = { name: string; screens: string; files: string[] };

export function cacheOf(kind: Kind, { name }: Release): string {
  return `${kind === "visit" ? visitCaches : "site "}${name}`;
}

/** Every page of the site refers to a route manifest. */
const anyScreens = "/assets/visitors-manifest-";

/** Whether this page comes from the server, and not from a proxy or captive portal. */
export function isOurs(html: string): boolean {
  return html.includes(anyScreens);
}

/**
 * Whether a page may be cached. Rejects pages with answers, and pages of another release, whose files are not
 * cached.
 */
export function mayCachePage(html: string, { screens }: Release): boolean {
  return html.includes(screens) && !html.includes(" data-visit=");
}

const days = 24 * 60 * 60 * 1000;
const longestKept = 180 * days;

/** Whether this entry is too old to show, because the server has not confirmed it for too long. */
export function isTooOld(date: string | null, now: number): boolean {
  return date !== null && now - Date.parse(date) > longestKept;
}

/** Whether the server asks to try again later. */
export function asksToRetry({ status }: Pick<Response, "status">): boolean {
  return [429, 502, 503, 504].includes(status);
}
