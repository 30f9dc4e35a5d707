import type { Contract } from "#shared/contract/index.ts";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type { Language } from "#shared/rules/language.ts";
import type { Config } from "#server/config.ts";
import type { ContentCache } from "#server/content-cache.ts";
import { Refusal } from "#server/errors.ts";
import { type CachedReply, prepare } from "#server/replies/cached-reply.ts";
import type { InProcess } from "#server/http/in-process.ts";
import { newId } from "#server/ids.ts";
import type { Carried } from "./carried.ts";
import { makePage, type Page, type Pages } from "./make-page.ts";
import { idIn, isKept } from "./page-kinds.ts";

type Site = { pages: Pages; config: Config; cache: ContentCache };

type Visit = {
  pathname: string;
  language: Language;
  call: InProcess;
  report: (error: unknown) => void;
  /** What this visitor fills in without scripts: the page is then made for nobody else. */
  carried?: Carried | undefined;
};

/** Stands for the id while a page is rendered that is kept for all ids: what no content can contain. */
const mark = newId();

/** The page at an address: kept where it says the same to everybody, but for the id in it; else made anew. */
export async function findPage(site: Site, visit: Visit): Promise<CachedReply> {
  const { pathname, language } = visit;
  if (visit.carried) return asReply(await makePage(site, visit), true);
  // Pages of the development server change with every file that is saved.
  const isBuilt = site.pages.folder !== undefined;
  const id = isBuilt ? idIn(pathname) : undefined;
  if (id !== undefined) return findPageWith(id, site, visit);
  const isShared = isBuilt && isKept(pathname);
  const make = async () => asReply(await makePage(site, visit), !isShared);
  return isShared
    ? site.cache.getReply(`${pathname}|${language}`, make)
    : make();
}

/** Whoever tries addresses must not fill the cache with pages that do not exist. */
async function keep<T extends { status: number }>(
  cache: ContentCache,
  key: string,
  make: () => Promise<T>,
  wanted: number,
): Promise<T> {
  const made = await cache.get(key, make);
  if (made.status !== wanted) cache.forget(key);
  return made;
}

async function findPageWith(
  id: string,
  site: Site,
  visit: Visit,
): Promise<CachedReply> {
  const isLink = visit.pathname === `/${id}`;
  const failure = isLink ? await failureOf(visit.call, id) : undefined;
  const pathname = visit.pathname.replace(id, mark);
  const call = isLink ? answering(visit.call, failure) : visit.call;
  const make = async () =>
    withoutId(await makePage(site, { ...visit, pathname, call }));
  const status = failure instanceof Refusal ? failure.status : 200;
  const isUsual = failure === undefined || status === 404;
  const key = `${pathname}|${visit.language}|${status}`;
  const page = isUsual
    ? await keep(site.cache, key, make, status)
    : await make();
  return page.with(id);
}

/** Why a personal link does not open; undefined when it does. */
async function failureOf(call: InProcess, id: string) {
  return call("GET /api/contacts/:id", { params: { id } }).then(
    () => undefined,
    (error: Error) => error,
  );
}

const nobody: ReplyOf<Contract["GET /api/contacts/:id"]> = {
  _id: mark,
  redcapid: "",
  name: "",
  childname: "",
  date: null,
  language: "en",
};

/** Says the same of the personal link as was said before, and nothing about whose it is. */
function answering(call: InProcess, failure: Error | undefined): InProcess {
  return async (line, input) => {
    if (line !== "GET /api/contacts/:id") return call(line, input);
    if (failure) throw failure;
    return nobody as never;
  };
}

function withoutId(page: Page) {
  const pieces = page.html.split(mark);
  const same = pieces.length === 1 ? asReply(page) : undefined;
  return {
    status: page.status,
    with: (id: string) =>
      same ?? asReply({ ...page, html: pieces.join(id) }, true),
  };
}

export function asReply({ status, html, headers }: Page, isOnce = false) {
  const type = "text/html; charset=utf-8";
  return prepare(type, html, { status, headers, isOnce });
}
