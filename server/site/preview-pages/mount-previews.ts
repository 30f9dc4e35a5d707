import type { FastifyInstance, FastifyReply } from "fastify";
import {
  deskMinutes,
  leaveAddress,
  phoneMinutes,
  previewScriptAddress,
} from "#shared/rules/site/previews.ts";
import {
  createCachedReply,
  sendCached,
} from "#server/platform/http/cached-reply.ts";
import { previewCookie, visitCookies } from "#server/platform/http/cookies.ts";
import { languageOf } from "#server/platform/http/preferences.ts";
import { withAnswerTimeout } from "#server/platform/http/answer-timeout.ts";
import { lookupBySecret } from "#server/platform/limits/limits.ts";
import type { Services } from "#server/services.ts";
import { endedPage, openingPage, previewPageHeaders } from "./preview-pages.ts";
import { findPreviewBySecret } from "./preview-link.ts";
import { createStartingPage } from "./starting-page.ts";
import { previewScript } from "#shared/rules/site/preview-script.ts";

const hidden = { schema: { hide: true } };

type Opened = {
  Params: { secret: string };
  Querystring: { to?: string; desk?: string };
};

/** Adds the link that starts a preview in a browser, the form that ends it, and the script of its pages. */
export function mountPreviews(app: FastifyInstance, services: Services) {
  const { config, limits } = services;
  const headers = previewPageHeaders(config);
  const findStartingPage = createStartingPage(services);
  const html = (text: string, status = 200) =>
    createCachedReply("text/html; charset=utf-8", text, { status, headers });

  function forgetVisit(reply: FastifyReply) {
    for (const { name, options } of Object.values(visitCookies(config, true)))
      reply.clearCookie(name, options);
    reply.clearCookie("preview-lang", { path: "/" });
  }

  app.get<Opened>("/preview/:secret", hidden, async (request, reply) => {
    const { params, query, ip } = request;
    const language = languageOf(request);
    const preview = await withAnswerTimeout(
      reply,
      lookupBySecret(limits, ip, () =>
        findPreviewBySecret(services, params.secret),
      ),
    );
    if (!preview)
      return sendCached(request, reply, html(endedPage(language), 404));
    const most = query.desk === undefined ? phoneMinutes : deskMinutes;
    const seconds = Math.min(preview.seconds, most * 60);
    const cookie = previewCookie(config, seconds);
    forgetVisit(reply);
    reply.setCookie(cookie.name, params.secret, cookie.options);
    const address = ownAddress(query.to, config.publicUrl);
    const { publication } = preview;
    const to = await findStartingPage({ publication, address, ip });
    return sendCached(request, reply, html(openingPage(language, to)));
  });

  void app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      "*",
      { parseAs: "string", bodyLimit: 1024 },
      (_request, _body, done) => done(null),
    );
    forms.post(leaveAddress, hidden, async (_request, reply) => {
      const { name, options } = previewCookie(config, 0);
      reply.clearCookie(name, options);
      forgetVisit(reply);
      return reply.header("cache-control", "no-store").redirect("/", 303);
    });
  });

  const script = createCachedReply(
    "text/javascript; charset=utf-8",
    previewScript,
    { headers: { "cache-control": "no-cache", vary: "accept-encoding" } },
  );
  app.get(previewScriptAddress, hidden, (request, reply) =>
    sendCached(request, reply, script),
  );
}

/** The address to open: on this site, or the home page if it is elsewhere. */
function ownAddress(to: unknown, publicUrl: string): URL {
  const home = new URL("/", publicUrl);
  const address = typeof to === "string" ? URL.parse(to, home.href) : undefined;
  if (address?.origin !== home.origin) return home;
  address.pathname = address.pathname.replace(/^\/+/, "/");
  return address;
}
