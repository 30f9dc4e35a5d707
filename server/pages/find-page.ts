import type { Contract } from "#shared/contract/index.ts";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import { publicPart } from "#shared/rules/public-part.ts";
import type { Language } from "#shared/rules/language.ts";
import type { Config } from "#server/config.ts";
import type { ContentCache } from "#server/replies/content-cache.ts";
import { Refusal } from "#server/errors.ts";
import {
  type CachedReply,
  prepare,
  prepareAround,
} from "#server/replies/cached-reply.ts";
import type { InProcess } from "#server/http/in-process.ts";
import { newId } from "#server/ids.ts";
import type { Carried } from "./carried.ts";
import { countStart, findCarriedPage } from "./carried-page.ts";
import { type Count, notCounted } from "./counting.ts";
import { makePage, type Page, type Pages } from "./make-page.ts";
import type { PageQuestions } from "./questions.ts";
import { idIn, isCached, type Secret, secretBehind } from "./page-kinds.ts";

type Site = { pages: Pages; config: Config; cache: ContentCache };

type Visit = {
  pathname: string;
  language: Language;
  call: InProcess;
  report: (error: unknown) => void;
  /** What this visitor fills in without scripts: the page is then made for nobody else. */
  carried?: Carried | undefined;
  /** The same for the questions that it takes to the visit. */
  questions?: PageQuestions | undefined;
  count?: Count;
};

/** Stands for the id while a page is rendered that is cached for all ids: what no content can contain. */
const mark = newId();

/** The page at an address: cached where it says the same to everybody, but for the id in it; else made anew. */
export async function findPage(site: Site, visit: Visit): Promise<CachedReply> {
  const { pathname, language, carried } = visit;
  // Pages of the development server change with every file that is saved.
  const isBuilt = site.pages.folder !== undefined;
  if (carried) countStart({ ...visit, carried });
  const cached =
    isBuilt && carried
      ? await findCarriedPage(site.cache, { ...visit, carried }, (shown) =>
          makePage(site, { ...visit, count: notCounted, carried: shown }),
        )
      : undefined;
  if (cached) return cached;
  if (carried || visit.questions)
    return asReply(await makePage(site, visit), true);
  const id = isBuilt ? idIn(pathname) : undefined;
  if (id !== undefined) return findPageWith(id, site, visit);
  const isShared = isBuilt && isCached(pathname);
  const make = async () => asReply(await makePage(site, visit), !isShared);
  return isShared
    ? site.cache.getReply(`${pathname}|${language}`, make)
    : make();
}

/** Whoever tries addresses must not fill the cache with pages that do not exist. */
async function getCached<T extends { status: number }>(
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
  const secret = secretBehind(visit.pathname);
  const found = secret && (await findBehind(secret, visit.call, id));
  const pathname = visit.pathname.replace(id, mark);
  const call = found ? answering(visit.call, secret, found) : visit.call;
  const make = async () =>
    withoutId(await makePage(site, { ...visit, pathname, call }));
  const failure = found && "failure" in found ? found.failure : undefined;
  const status = failure instanceof Refusal ? failure.status : 200;
  if (failure !== undefined && status !== 404) return (await make()).with(id);
  const key = `${pathname}|${visit.language}|${status}`;
  const page =
    found && "shown" in found && secret === "GET /api/results/:id"
      ? await getRecentPage(site.cache, `${key}|${JSON.stringify(found)}`, make)
      : await getCached(site.cache, key, make, status);
  return page.with(id);
}

/** Families whose topics are the same see the same page. */
async function getRecentPage<T extends { status: number }>(
  cache: ContentCache,
  key: string,
  make: () => Promise<T>,
): Promise<T> {
  const made = await cache.getPage(key, make);
  if (made.status !== 200) cache.forget(key);
  return made;
}

/** Why a personal link or a result does not open; or what its page may say of it, with the mark as its id. */
type Found = { failure: Error } | { shown: object };

async function findBehind(
  secret: Secret,
  call: InProcess,
  id: string,
): Promise<Found> {
  const params = { id };
  const looking =
    secret === "GET /api/contacts/:id"
      ? call(secret, { params }).then(() => nobody)
      : call(secret, { params }).then((result) => ({
          ...result,
          ...publicPart(result),
          _id: mark,
        }));
  return looking.then(
    (shown) => ({ shown }),
    (failure: Error) => ({ failure }),
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

/** Says of the id what was found out before, so that nothing else about anybody can stand in a page. */
function answering(
  call: InProcess,
  secret: Secret | undefined,
  found: Found,
): InProcess {
  return async (line, input) => {
    if (line !== secret) return call(line, input);
    if ("failure" in found) throw found.failure;
    return found.shown as never;
  };
}

const type = "text/html; charset=utf-8";

function withoutId(page: Page) {
  const { status, headers, html } = page;
  const pieces = html.split(mark);
  const same = pieces.length === 1 ? asReply(page) : undefined;
  const around = prepareAround(type, pieces, { status, headers });
  return { status, with: (id: string) => same ?? around(id) };
}

export function asReply({ status, html, headers }: Page, isOnce = false) {
  return prepare(type, html, { status, headers, isOnce });
}
