import type { Config } from "#server/platform/config.ts";
import {
  type CachedReply,
  createCachedReply,
} from "#server/platform/http/cached-reply.ts";
import { countStart } from "./counting.ts";
import { makePage, type Page, type Pages, type Wanted } from "./make-page.ts";
import { isCached } from "./page-kinds.ts";

type Site = { pages: Pages; config: Config };

/** The page at an address: cached where it is the same for everybody, otherwise rendered for this visitor. */
export async function findPage(
  site: Site,
  wanted: Wanted,
): Promise<CachedReply> {
  const { pathname, language, call, visit, questions, count } = wanted;
  if (visit) countStart(pathname, visit, count);
  // Pages of the development server change with every file that is saved.
  const isBuilt = site.pages.folder !== undefined;
  const isShared = isBuilt && !visit && !questions && isCached(pathname);
  // Without any content the page says by itself that it cannot be shown.
  const content = isShared
    ? await call.readContent().catch(() => undefined)
    : undefined;
  const make = async () =>
    cachedReplyOf(await makePage(site, wanted), !content);
  return content
    ? content.once(
        `${pathname} ${language}`,
        make,
        (page) => page.status === 200,
      )
    : make();
}

export function cachedReplyOf({ status, html, headers }: Page, isOnce = false) {
  const type = "text/html; charset=utf-8";
  return createCachedReply(type, html, { status, headers, isOnce });
}
