import { visitCaches } from "#shared/rules/offline/worker.ts";
import type { Kind } from "./ways.ts";

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
export function mayKeepPage(html: string, { screens }: Release): boolean {
  return html.includes(screens) && !html.includes(" data-visit=");
}

const days = 24 * 60 * 60 * 1000;
const longestKept = 180 * days;

/** What the server has not confirmed for so long is not shown any more. */
export function isTooOld(date: string | null, now: number): boolean {
  return date !== null && now - Date.parse(date) > longestKept;
}

/** Answers that say: not now, perhaps later. */
export function isPassing({ status }: Pick<Response, "status">): boolean {
  return [429, 502, 503, 504].includes(status);
}
