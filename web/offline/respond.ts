import {
  findCached,
  findCachedFile,
  cacheCopy,
  cacheFile,
} from "./page-cache.ts";
import {
  asksToRetry,
  cacheKeyOf,
  listWith,
  offlinePage,
  type Release,
} from "./strategies.ts";

/** Keeps the worker alive until the work is done. This is the event's `waitUntil`. */
type Later = (work: Promise<unknown>) => void;

const patience = 3000;
/** Milliseconds to wait for a connection that has just been too slow. */
const littlePatience = 300;
const slowFor = 30_000;
/** Milliseconds to wait when the browser reports that it is offline. */
const withoutLine = 10;
let slowUntil = 0;

/** The server's reply if it arrives in time, else the cached one. */
export async function networkFirst(
  asking: Promise<Response>,
  cached: Response | undefined,
): Promise<Response> {
  if (!cached) return asking;
  const answered = asking.then(
    (response) => (asksToRetry(response) ? cached : response),
    () => cached,
  );
  // `onLine` may be wrong. A server on the same machine, for example, still answers quickly.
  const isOffline = !navigator.onLine;
  const slowWait = Date.now() < slowUntil ? littlePatience : patience;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Response>((resolve) => {
    timer = setTimeout(
      () => {
        if (!isOffline) slowUntil = Date.now() + slowFor;
        resolve(cached);
      },
      isOffline ? withoutLine : slowWait,
    );
  });
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}

function copying(
  asking: Promise<Response>,
  path: string,
  release: Release,
  later: Later,
): Promise<Response> {
  const answered = asking.then((response) => {
    const copy = response.clone();
    later(cacheCopy(path, copy, release).catch(() => undefined));
    return response;
  });
  later(answered.catch(() => undefined));
  return answered;
}

/** Responds with the page from the server or the cache. If neither has it, responds with the offline page. */
export async function respondWithPage(
  { url }: Request,
  response: Promise<Response>,
  release: Release,
  later: Later,
): Promise<Response> {
  const { pathname } = new URL(url);
  const asking = copying(response, pathname, release, later);
  const cached = await findCached(cacheKeyOf(pathname), release);
  return networkFirst(asking, cached).catch(
    async () => (await findCached(offlinePage, release)) ?? Response.error(),
  );
}

async function findListed(
  path: string,
  release: Release,
): Promise<Response | undefined> {
  const listed = listWith(path);
  if (!listed) return findCached(path, release);
  const cached = await findCached(listed.list, release);
  const list: { _id: string }[] | undefined = await cached?.json();
  const one = list?.find(listed.isWanted);
  const headers = { "content-type": "application/json" };
  return one && new Response(JSON.stringify(one), { headers });
}

export async function respondToCall(
  request: Request,
  release: Release,
  later: Later,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const asking = copying(fetch(request), pathname, release, later);
  return networkFirst(asking, await findListed(pathname, release));
}

/**
 * Responds with a file. File names change with their content, so a cached file is never out of date. Uploaded
 * pictures are cached when they are first loaded.
 */
export async function respondWithFile(
  request: Request,
  release: Release,
  later: Later,
): Promise<Response> {
  const cached = await findCachedFile(request, release);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok && new URL(request.url).pathname.startsWith("/uploads/"))
    later(cacheFile(request, response.clone(), release).catch(() => undefined));
  return response;
}
