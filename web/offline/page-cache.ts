import { previewHeader } from "#shared/rules/site/previews.ts";
import { type Opened, visitCaches } from "#shared/rules/site/offline/worker.ts";
import {
  addressToCache,
  cacheOf,
  entriesToDelete,
  isOurs,
  asksToRetry,
  isTooOld,
  kindOf,
  mayCachePage,
  resourcesFor,
  offlinePage,
  type Release,
  shell,
} from "./strategies.ts";

/** Ignores Vary (cookies, language), because the cache holds the version that this visitor received last. */
const anyway = { ignoreVary: true, ignoreSearch: true };

const isCall = (path: string) => path.startsWith("/api/");

async function cacheFor(path: string, release: Release) {
  const kind = kindOf(path);
  return kind && caches.open(cacheOf(kind, release));
}

/** Treats an unreadable cache as empty. The server then answers. */
const unreadable = () => undefined;

/** The entry that this release has cached under a path. */
export const findCached = (path: string, release: Release) =>
  findFresh(path, release).catch(unreadable);

async function findFresh(
  path: string,
  release: Release,
): Promise<Response | undefined> {
  const cache = await cacheFor(path, release);
  const cached = await cache?.match(path, anyway);
  if (!cached || !isTooOld(cached.headers.get("date"), Date.now()))
    return cached;
  await cache?.delete(path, anyway);
  return undefined;
}

export const findCachedFile = (
  request: Request,
  release: Release,
): Promise<Response | undefined> =>
  caches
    .open(cacheOf("site", release))
    .then((cache) => cache.match(request, anyway))
    .catch(unreadable);

export async function cacheFile(
  request: Request,
  response: Response,
  release: Release,
) {
  const cache = await caches.open(cacheOf("site", release));
  await cache.put(request, response);
}

async function isGone(path: string, response: Response): Promise<boolean> {
  if (response.status !== 404) return false;
  const text = await response.text();
  return isCall(path) ? text.includes('"not_found"') : isOurs(text);
}

/** Caches a reply, or deletes the entry if the server no longer knows it. */
async function settle(
  cache: Cache,
  path: string,
  response: Response,
  release: Release,
) {
  // Do not cache previews, because families see something else.
  if (response.headers.has(previewHeader)) return;
  if (await isGone(path, response.clone())) {
    for (const gone of entriesToDelete(path)) await cache.delete(gone, anyway);
    return;
  }
  if (!response.ok || response.redirected) return;
  const isPage = !isCall(path) && path !== offlinePage;
  if (isPage && !mayCachePage(await response.clone().text(), release)) return;
  await cache.delete(path, anyway);
  await cache.put(path, response);
}

/** Fetches and caches a path. Opens the cache first: if it is emptied during the fetch, it must stay empty. */
export async function cachePage(path: string, release: Release): Promise<void> {
  const cache = await cacheFor(path, release);
  if (!cache) return;
  const response = await fetch(addressToCache(path));
  if (asksToRetry(response)) throw new Error(`${path} cannot be had now.`);
  await settle(cache, path, response, release);
}

/** Caches a reply that the page received. Updates a family's page that is already cached; only `cacheOpenPage` adds one. */
export async function cacheCopy(
  path: string,
  response: Response,
  release: Release,
): Promise<void> {
  const cache = await cacheFor(path, release);
  const isKnown = kindOf(path) === "site" || (await cache?.match(path, anyway));
  if (cache && isKnown) await settle(cache, path, response, release);
}

/** Cached last, so the language of this page shows that all screens are cached in that language (see `cacheOpenPage`). */
const lastOfShell = "/quiz";

async function keepPages(release: Release) {
  const others = shell.filter((path) => path !== lastOfShell);
  await Promise.all(others.map((path) => cachePage(path, release)));
  await cachePage(lastOfShell, release);
}

/** Caches everything that this release needs before it handles requests. */
export async function cacheShell(release: Release) {
  const site = await caches.open(cacheOf("site", release));
  const priority = "low";
  await site.addAll(
    release.files.map((file) => new Request(file, { priority })),
  );
  await keepPages(release);
  if (!(await findCached(offlinePage, release)))
    throw new Error("The pages cannot be had now.");
  await carryOver(release);
}

async function olderCaches(release: Release): Promise<string[]> {
  const own = [cacheOf("site", release), cacheOf("visit", release)];
  return (await caches.keys()).filter((name) => !own.includes(name));
}

/** Fetches the family's cached pages again. Those of an older release need files that will be deleted. */
async function carryOver(release: Release) {
  const visit = await caches.open(cacheOf("visit", release));
  for (const name of await olderCaches(release)) {
    if (!name.startsWith(visitCaches)) continue;
    for (const { url } of await (await caches.open(name)).keys()) {
      const { pathname } = new URL(url);
      if (!(await visit.match(pathname, anyway)))
        await cachePage(pathname, release).catch(() => undefined);
    }
  }
}

/** Deletes the caches of older releases. Called when no page of an older release is open. */
export async function deleteOlderCaches(release: Release) {
  await carryOver(release);
  for (const name of await olderCaches(release)) await caches.delete(name);
}

/** Caches the open page for offline use in its language, and deletes erased results. */
export async function cacheOpenPage(
  { path, language, isFirst }: Opened,
  release: Release,
) {
  const shown = await (await findCached(lastOfShell, release))?.text();
  if (!shown?.includes(`<html lang="${language}"`)) await keepPages(release);
  const needed = path === undefined ? [] : resourcesFor(path);
  for (const each of needed)
    if (!(await findCached(each, release))) await cachePage(each, release);
  if (isFirst) await dropErased(needed, release);
}

async function dropErased(needed: string[], release: Release) {
  const visit = await caches.open(cacheOf("visit", release));
  for (const { url } of await visit.keys()) {
    const { pathname } = new URL(url);
    if (isCall(pathname) && !needed.includes(pathname))
      await cachePage(pathname, release);
  }
}
