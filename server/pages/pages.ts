import { randomBytes } from "node:crypto";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Language, languageCookie } from "#shared/rules/language.ts";
import { isSameForAll } from "#shared/rules/places.ts";
import type { Services } from "#server/services.ts";
import { withAnswerTimeout } from "#server/http/answer-timeout.ts";
import {
  type CachedReply,
  prepare,
  sendCached,
} from "#server/content-cache.ts";
import { notFound } from "#server/errors.ts";
import { languageOf } from "#server/http/language-of.ts";
import { inlineScripts } from "./inline-scripts.ts";
import { policyOf, type Sources } from "./page-policy.ts";
import type { InProcess } from "#server/http/in-process.ts";
import type { StyledPage } from "./inline-styles.ts";

type PageRequest = {
  language: Language;
  call: InProcess;
  report: (error: unknown) => void;
  /** Written on the scripts that the renderer makes, and on nothing else. */
  nonce: string;
};

/** The built pages, or the ones the development server makes. */
export type Pages = {
  render: (request: Request, pageRequest: PageRequest) => Promise<Response>;
  /** Files that stand ready beside their compressed copies. */
  folder?: string;
  /** What is still done to a page before it leaves. */
  finish?: (html: string) => StyledPage;
  /** Rules that differ from those of the built pages. */
  sources?: Sources;
};

/** Paths of the API and of files: an unknown one is not found, and shows no page. */
const ofPrograms = /^\/*(api|assets|images|fonts|uploads)(\/|$)/;

type Mount = Services & { pages: Pages; callFor: (ip: string) => InProcess };

export async function mountPages(app: FastifyInstance, mount: Mount) {
  if (mount.pages.folder !== undefined)
    await serveFiles(app, mount.pages.folder);
  app.setNotFoundHandler(async () => {
    throw notFound();
  });
  app.get<{ Params: { "*": string } }>(
    "/*",
    { schema: { hide: true } },
    async (request, reply) => {
      if (ofPrograms.test(request.params["*"])) throw notFound();
      return showPage(request, reply, mount);
    },
  );
}

async function serveFiles(app: FastifyInstance, root: string) {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders(reply, path) {
      const isForever = path.includes("/assets/");
      reply.header(
        "cache-control",
        isForever
          ? "public, max-age=31536000, immutable"
          : "public, max-age=86400",
      );
    },
  });
}

async function showPage(
  request: FastifyRequest,
  reply: FastifyReply,
  mount: Mount,
) {
  const path = request.url.replace(/^\/+/, "/");
  const address = URL.parse(path, mount.config.publicUrl);
  if (!address) throw notFound();
  const asked = address.searchParams.get("lang") ?? undefined;
  const language = languageOf(request, asked);
  if (asked === language) {
    reply.header("set-cookie", languageCookie(language));
  }
  const make = () => makePage(request, address, language, mount);
  const isCached =
    isSameForAll(address.pathname) && mount.pages.folder !== undefined;
  const key = `${address.pathname}|${language}`;
  const making = isCached ? mount.cache.get(key, make) : make();
  const page = await withAnswerTimeout(reply, making);
  // Whoever tries addresses must not fill the cache with pages that do not exist.
  if (page.status !== 200) mount.cache.forget(key);
  return sendCached(request, reply, page);
}

async function makePage(
  request: FastifyRequest,
  { pathname }: URL,
  language: Language,
  { pages, callFor, config }: Mount,
): Promise<CachedReply> {
  const report = (error: unknown) =>
    request.log.error({ err: error, req: request }, "a page failed");
  const url = new URL(pathname, config.publicUrl);
  const nonce = randomBytes(16).toString("base64url");
  const response = await pages.render(new Request(url), {
    language,
    call: callFor(request.ip),
    report,
    nonce,
  });
  if (response.status >= 300 && response.status < 400) {
    throw new Error("A page must not redirect on the server.");
  }
  const own = inlineScripts(await response.text(), nonce);
  const { html, styles } = pages.finish?.(own.html) ?? { ...own, styles: [] };
  const inline = { scripts: own.scripts, styles };
  // Whatever is not plainly public may open something personal to whoever holds its address.
  const isPrivate = !isSameForAll(pathname) || response.status !== 200;
  return prepare("text/html; charset=utf-8", html, {
    status: response.status,
    headers: {
      "content-security-policy": policyOf(
        inline,
        config.overHttps,
        pages.sources,
      ),
      ...(isPrivate && {
        "cache-control": "no-store",
        "x-robots-tag": "noindex, nofollow",
      }),
    },
  });
}
