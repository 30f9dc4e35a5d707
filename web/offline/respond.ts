import {
  findCached,
  findCachedFile,
  cacheCopy,
  cacheFile,
} from "./page-cache.ts";
import {
  isTransient,
  cacheKeyOf,
  listWith,
  offlinePage,
  type Release,
} from "./strategies.ts";

/** For what the browser should wait before it puts the worker to sleep. */
type Later = (work: Promise<unknown>) => void;

const patience = 3000;
/** Where the line was too slow a moment ago, it is not waited for so long again. */
const littlePatience = 300;
const slowFor = 30_000;
/** Where the browser knows of no line. */
const withoutLine = 10;
let slowUntil = 0;

/** The server's word, where there is a line that answers in time; else what is kept. */
export async function networkFirst(
  asking: Promise<Response>,
  kept: Response | undefined,
): Promise<Response> {
  if (!kept) return asking;
  const answered = asking.then(
    (response) => (isTransient(response) ? kept : response),
    () => kept,
  );
  // That there is no line may be wrong: a server on the same machine answers all the same, and soon.
  const isOffline = !navigator.onLine;
  const slowWait = Date.now() < slowUntil ? littlePatience : patience;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Response>((resolve) => {
    timer = setTimeout(
      () => {
        if (!isOffline) slowUntil = Date.now() + slowFor;
        resolve(kept);
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

/** A page with its own headers, as it was sent; where it cannot be had, our own page that says so. */
export async function respondWithPage(
  { url }: Request,
  asked: Promise<Response>,
  release: Release,
  later: Later,
): Promise<Response> {
  const { pathname } = new URL(url);
  const asking = copying(asked, pathname, release, later);
  const kept = await findCached(cacheKeyOf(pathname), release);
  return networkFirst(asking, kept).catch(
    async () => (await findCached(offlinePage, release)) ?? Response.error(),
  );
}

async function findListed(
  path: string,
  release: Release,
): Promise<Response | undefined> {
  const wanted = listWith(path);
  if (!wanted) return findCached(path, release);
  const kept = await findCached(wanted.list, release);
  const list: { _id: string }[] | undefined = await kept?.json();
  const one = list?.find(wanted.isWanted);
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

/** Files have another name as soon as they change; pictures that staff uploaded are kept as they are met. */
export async function respondWithFile(
  request: Request,
  release: Release,
  later: Later,
): Promise<Response> {
  const kept = await findCachedFile(request, release);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && new URL(request.url).pathname.startsWith("/uploads/"))
    later(cacheFile(request, response.clone(), release).catch(() => undefined));
  return response;
}
