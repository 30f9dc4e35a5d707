import type { Language } from "#shared/rules/language.ts";
import type { Config } from "#server/config.ts";
import type { ContentCache } from "#server/replies/content-cache.ts";
import { type CachedReply, prepare } from "#server/replies/cached-reply.ts";
import type { InProcess } from "#server/http/in-process.ts";
import type { Carried } from "./carried.ts";
import { type Count, countStart } from "./counting.ts";
import { makePage, type Page, type Pages } from "./make-page.ts";
import type { PageQuestions } from "./questions.ts";
import { isCached } from "./page-kinds.ts";

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

/** The page at an address: cached where it is the same for everybody, otherwise rendered for this visitor. */
export async function findPage(site: Site, visit: Visit): Promise<CachedReply> {
  const { pathname, language, carried, questions, count } = visit;
  if (carried) countStart(pathname, carried, count);
  // Pages of the development server change with every file that is saved.
  const isBuilt = site.pages.folder !== undefined;
  const isShared = isBuilt && !carried && !questions && isCached(pathname);
  const make = async () => asReply(await makePage(site, visit), !isShared);
  return isShared
    ? site.cache.getReply(`${pathname}|${language}`, make)
    : make();
}

export function asReply({ status, html, headers }: Page, isOnce = false) {
  const type = "text/html; charset=utf-8";
  return prepare(type, html, { status, headers, isOnce });
}
