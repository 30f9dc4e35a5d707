import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { languages, type Language } from "#shared/rules/language.ts";
import { workerAddress } from "#shared/rules/site/offline/worker.ts";
import type { Settings } from "#shared/contract/content/settings.ts";
import type { Pages } from "#server/site/pages/make-page.ts";
import {
  createCachedReply,
  sendCached,
} from "#server/platform/http/cached-reply.ts";
import type { Services } from "#server/services.ts";
import { createOfflinePage, offlineWords } from "./offline-page.ts";

type Mount = Services & { pages: Pages };

const hidden = { schema: { hide: true } };

/** Makes the site installable and readable offline. */
export function mountOffline(app: FastifyInstance, mount: Mount) {
  const { config, cache } = mount;
  const worker = createWorkerReply(mount);
  app.get(workerAddress, hidden, (request, reply) =>
    sendCached(request, reply, worker),
  );

  const page = createOfflinePage(config);
  app.get("/offline", hidden, (request, reply) =>
    sendCached(request, reply, page),
  );

  for (const language of languages) {
    const address = `/${language}.webmanifest`;
    app.get(address, hidden, async (request, reply) => {
      const { settings, once } = await cache.read();
      const manifest = await once(address, async () => {
        const text = JSON.stringify(manifestOf(settings.main, language));
        return createCachedReply(
          "application/manifest+json; charset=utf-8",
          text,
        );
      });
      return sendCached(request, reply, manifest);
    });
  }
}

/** Browsers fetch this file on each visit. If the site has no worker, the reply removes an installed one. */
function createWorkerReply({ pages, config }: Pick<Mount, "pages" | "config">) {
  const file = join(pages.folder ?? "", workerAddress);
  const isThere = pages.folder !== undefined && existsSync(file);
  const text =
    isThere && config.worksOffline ? readFileSync(file, "utf8") : killWorker;
  return createCachedReply("text/javascript; charset=utf-8", text, {
    headers: {
      "cache-control": "no-cache",
      "content-security-policy": "default-src 'none'; connect-src 'self'",
      vary: "accept-encoding",
    },
  });
}

/** Replaces an installed service worker: clears its caches and unregisters itself. */
export const killWorker = `self.addEventListener("install", function () {
  self.skipWaiting();
});
self.addEventListener("activate", function (event) {
  event.waitUntil(
    caches
      .keys()
      .then(function (names) {
        return Promise.all(names.map(function (name) { return caches.delete(name); }));
      })
      .then(function () { return self.registration.unregister(); })
  );
});
`;

/** Same as `--page` in web/ui/tokens.css. */
const page = "#fbf7f0";

const icon = (name: string, size: number, purpose: "any" | "maskable") => ({
  src: `/images/${name}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** The name and look of the installed site. Both languages share one id. */
function manifestOf(
  { sitename, sitename_es }: Settings["main"],
  lang: Language,
) {
  const name = (lang === "es" && sitename_es) || sitename;
  const { shortName } = offlineWords[lang];
  return {
    id: "/",
    name: name || shortName,
    short_name: shortName,
    lang,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: page,
    theme_color: page,
    icons: [
      icon("icon-192", 192, "any"),
      icon("icon-512", 512, "any"),
      icon("icon-maskable-512", 512, "maskable"),
    ],
  };
}
