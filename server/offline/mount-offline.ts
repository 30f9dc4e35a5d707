import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { languages } from "#shared/rules/language.ts";
import { workerAddress } from "#shared/rules/offline/worker.ts";
import type { Pages } from "#server/pages/make-page.ts";
import { prepare, sendCached } from "#server/replies/cached-reply.ts";
import type { Services } from "#server/services.ts";
import { killWorker } from "./kill-worker.ts";
import { manifestOf } from "./manifest.ts";
import { createOfflinePage } from "./offline-page.ts";

type Mount = Services & { pages: Pages };

const hidden = { schema: { hide: true } };

/** What lets the site be installed, and open without a connection. */
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
        return prepare("application/manifest+json; charset=utf-8", text);
      });
      return sendCached(request, reply, manifest);
    });
  }
}

/** Browsers ask for it at each opening; where there is none, they are told to remove the one they have. */
function createWorkerReply({ pages, config }: Pick<Mount, "pages" | "config">) {
  const file = join(pages.folder ?? "", workerAddress);
  const isThere = pages.folder !== undefined && existsSync(file);
  const text =
    isThere && config.worksOffline ? readFileSync(file, "utf8") : killWorker;
  return prepare("text/javascript; charset=utf-8", text, {
    headers: {
      "cache-control": "no-cache",
      "content-security-policy": "default-src 'none'; connect-src 'self'",
      vary: "accept-encoding",
    },
  });
}
