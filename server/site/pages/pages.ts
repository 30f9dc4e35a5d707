import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from "fastify";
import { placeOf } from "#shared/rules/quiz/places.ts";
import { isShownOnKiosk, kioskPath } from "#shared/rules/site/kiosk.ts";
import type { Services } from "#server/services.ts";
import { withAnswerTimeout } from "#server/platform/http/answer-timeout.ts";
import { sendCached } from "#server/platform/http/cached-reply.ts";
import { asRefusal, notFound } from "#server/platform/errors.ts";
import { keepLanguage, languageOf } from "#server/platform/http/preferences.ts";
import { clearFormerFamily, isFromKiosk } from "#server/site/kiosk/kiosk.ts";
import type { InProcess } from "./in-process-calls.ts";
import { findPage } from "./find-page.ts";
import {
  mountForms,
  openWithoutScripts,
  type FormServices,
} from "./forms/plain-forms.ts";
import { createVisitCookie } from "./forms/visit-cookie.ts";
import type { Pages } from "./make-page.ts";
import { isOfVisit } from "./page-kinds.ts";
import { createPageQuestions } from "./questions.ts";

/** Paths of the API and of files. Unknown ones return 404 without a page. */
const apiAndFilePaths = /^\/*(api|assets|images|fonts|uploads)(\/|$)/;

type Mount = Services & {
  pages: Pages;
  callFor: (ip: string) => InProcess;
};

export async function mountPages(app: FastifyInstance, mount: Mount) {
  if (mount.pages.folder !== undefined)
    await serveFiles(app, mount.pages.folder);
  app.setNotFoundHandler(async () => {
    throw notFound();
  });
  const visitCookie = createVisitCookie(mount.db, mount.config);
  const openQuestions = createPageQuestions(mount);
  const site = { ...mount, visitCookie, openQuestions };
  await mountForms(app, site);
  app.get<{ Params: { "*": string } }>(
    "/*",
    { schema: { hide: true } },
    async (request, reply) => {
      if (apiAndFilePaths.test(request.params["*"])) throw notFound();
      return showPage(request, reply, site);
    },
  );
}

/** One route per folder, because a route per file would slow down the start. */
async function serveFiles(app: FastifyInstance, root: string) {
  for (const folder of ["assets", "images"]) {
    // Immutable files are never revalidated or requested in parts.
    const isImmutable = folder === "assets";
    await app.register(async (files) => {
      files.setErrorHandler(hideFileErrors);
      await files.register(fastifyStatic, {
        root: join(root, folder),
        prefix: `/${folder}/`,
        decorateReply: false,
        index: false,
        preCompressed: true,
        etag: !isImmutable,
        lastModified: !isImmutable,
        acceptRanges: !isImmutable,
        setHeaders(reply) {
          reply.header(
            "cache-control",
            isImmutable
              ? "public, max-age=31536000, immutable"
              : "public, max-age=86400",
          );
        },
      });
    });
  }
}

/** Returns 404 for a path outside the folder, like for a missing file. */
function hideFileErrors(error: FastifyError): never {
  throw (error.statusCode ?? 500) < 500 ? notFound() : error;
}

async function showPage(
  request: FastifyRequest,
  reply: FastifyReply,
  site: FormServices,
) {
  const path = request.url.replace(/^\/+/, "/");
  const address = URL.parse(path, site.config.publicUrl);
  if (!address) throw notFound();
  const requested = address.searchParams.get("lang") ?? undefined;
  const language = languageOf(request, requested);
  if (requested === language) keepLanguage(reply, language);
  const { pathname } = address;
  const isOnKiosk = isFromKiosk(request, site.config);
  if (isOnKiosk && !isShownOnKiosk(pathname))
    return reply.redirect(kioskPath, 303);
  if (isOnKiosk && pathname === kioskPath)
    clearFormerFamily(request, reply, site.config);
  if (address.searchParams.has("plain") && placeOf(pathname) === "/quiz/{id}")
    return openWithoutScripts(request, reply, { site, pathname, language });
  const find = async () => {
    const visit = isOfVisit(pathname)
      ? await site.visitCookie.open(request, reply)
      : undefined;
    const page = await findPage(site, {
      pathname,
      language,
      visit,
      questions: await site
        .openQuestions(request, reply, { pathname })
        .catch(noneIfBusy),
      isKiosk: isOnKiosk,
      call: site.callFor(request.ip),
      report: (error) =>
        request.log.error({ err: error, req: request }, "a page failed"),
    });
    if (visit) await site.visitCookie.save(reply, visit);
    return page;
  };
  const page = await withAnswerTimeout(reply, find());
  return sendCached(request, reply, page);
}

/** Returns undefined while the database is down, because the page itself shows an error. */
function noneIfBusy(error: unknown): undefined {
  if (asRefusal(error)?.status !== 503) throw error;
}
