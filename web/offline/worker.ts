import type { Opened } from "#shared/rules/site/offline/worker.ts";
import { respondToCall, respondWithFile, respondWithPage } from "./respond.ts";
import { deleteOlderCaches, cacheShell, cacheOpenPage } from "./page-cache.ts";
import { type Release, strategyOf } from "./strategies.ts";

declare const self: ServiceWorkerGlobalScope;

/** Written before this script by scripts/built.mjs. */
declare const release: Release;

self.addEventListener("install", (event) =>
  event.waitUntil(cacheShell(release)),
);

// Do not skip waiting. A new release becomes active once no page of an older release is open.
self.addEventListener("activate", (event) =>
  event.waitUntil(
    Promise.all([
      deleteOlderCaches(release),
      self.registration.navigationPreload?.enable(),
    ]).then(() => self.clients.claim()),
  ),
);

/** The navigation preload, which the browser started while this worker woke up. */
async function preloadOrFetch(event: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await event.preloadResponse;
  return preloaded ?? fetch(event.request);
}

function answerOf(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event;
  const later = (work: Promise<unknown>) => event.waitUntil(work);
  switch (strategyOf(request, self.location.origin)) {
    case "through":
      return preloadOrFetch(event);
    case "page":
      return respondWithPage(request, preloadOrFetch(event), release, later);
    case "call":
      return respondToCall(request, release, later);
    case "file":
      return respondWithFile(request, release, later);
    case undefined:
      return undefined;
  }
}

self.addEventListener("fetch", (event) => {
  const answer = answerOf(event);
  if (answer) event.respondWith(answer);
});

// If caching fails, the page sends the message again later.
self.addEventListener("message", (event) => {
  const message: Opened = event.data;
  event.waitUntil(
    cacheOpenPage(message, release).then(
      () => event.ports[0]?.postMessage(true),
      () => event.ports[0]?.postMessage(false),
    ),
  );
});
