import type { Config } from "#server/platform/config.ts";
import {
  type CachedReply,
  createCachedReply,
} from "#server/platform/http/cached-reply.ts";
import {
  makePage,
  type RenderedPage,
  type Pages,
  type PageParameters,
} from "./make-page.ts";
import { isCached } from "./page-kinds.ts";

type Site = { pages: Pages; config: Config };

/** The page at an address: from the cache if it is the same for everyone, otherwise rendered for this visitor. */
export async function findPage(
  site: Site,
  parameters: PageParameters,
): Promise<CachedReply> {
  const { pathname, language, call, visit, questions, isKiosk } = parameters;
  // Never cache pages of the development server, because files change.
  const isBuilt = site.pages.folder !== undefined;
  const isShared = isBuilt && !visit && !questions && isCached(pathname);
  // Without content, the page itself shows an error.
  const content = isShared
    ? await call.readContent().catch(() => undefined)
    : undefined;
  const render = async () =>
    cachedReplyOf(await makePage(site, parameters), !content);
  return content
    ? content.once(
        `${pathname} ${language}${isKiosk ? " kiosk" : ""}`,
        render,
        (page) => page.status === 200,
      )
    : render();
}

export function cachedReplyOf(
  { status, html, headers }: RenderedPage,
  isOnce = false,
) {
  const type = "text/html; charset=utf-8";
  return createCachedReply(type, html, { status, headers, isOnce });
}
