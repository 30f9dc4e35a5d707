import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Language } from "#shared/rules/language.ts";
import type { Services } from "#server/services.ts";
import { sendCached } from "#server/platform/http/cached-reply.ts";
import { notFound, refusal } from "#server/platform/errors.ts";
import { withAnswerTimeout } from "#server/platform/http/answer-timeout.ts";
import type { InProcess } from "#server/site/pages/in-process-calls.ts";
import { keepLanguage, languageOf } from "#server/platform/http/preferences.ts";
import { isFromKiosk } from "#server/site/kiosk/kiosk.ts";
import { cachedReplyOf } from "#server/site/pages/find-page.ts";
import { makePage, type Pages } from "#server/site/pages/make-page.ts";
import { takesForms } from "#server/site/pages/page-kinds.ts";
import type { createPageQuestions } from "#server/site/pages/questions.ts";
import { openVisit } from "#server/site/pages/visit.ts";
import type { VisitCookie } from "./visit-cookie.ts";

const longestForm = 32 * 1024;

export type FormServices = Services & {
  pages: Pages;
  callFor: (ip: string) => InProcess;
  visitCookie: VisitCookie;
  openQuestions: ReturnType<typeof createPageQuestions>;
};

type FormPost = { Params: { "*": string }; Body: string | undefined };

/** Accepts plain forms: from browsers without scripts, or before these have started. */
export async function mountForms(app: FastifyInstance, site: FormServices) {
  await app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: longestForm },
      (_request, body, done) => done(null, body),
    );
    // Refuse unknown paths before reading the body.
    forms.addHook("onRequest", async ({ url }) => {
      if (!takesForms(pathOf(url, site))) throw notFound();
    });
    forms.post<FormPost>("/*", { schema: { hide: true } }, (request, reply) =>
      takeForm(request, reply, site),
    );
  });
}

/** Empty if the address cannot be parsed. */
function pathOf(url: string, { config }: Pick<FormServices, "config">): string {
  return URL.parse(url, config.publicUrl)?.pathname ?? "";
}

async function takeForm(
  request: FastifyRequest<FormPost>,
  reply: FastifyReply,
  site: FormServices,
) {
  const pathname = pathOf(request.url, site);
  refuseForeign(request.headers, site.config.publicUrl);
  const form = request.body ?? "";
  if (form.includes("%00")) throw refusal(400, "malformed");
  const fields = new URLSearchParams(form);
  const chosen = fields.get("quizlang") ?? undefined;
  const language = languageOf(request, chosen);
  if (chosen === language) keepLanguage(reply, language);
  return answer(request, reply, { site, pathname, language, fields });
}

/** Opens a personal link in a browser without scripts. Works as if a form had asked to fill in the start page. */
export function openWithoutScripts(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Omit<FormPage, "fields">,
) {
  const fields = new URLSearchParams({ do: "open" });
  return answer(request, reply, { ...page, fields });
}

type FormPage = {
  site: FormServices;
  pathname: string;
  language: Language;
  fields: URLSearchParams;
};

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { site, pathname, language, fields }: FormPage,
) {
  const { visitCookie } = site;
  const render = async () => {
    const visit =
      (await visitCookie.open(request, reply)) ?? openVisit(undefined);
    const page = await makePage(site, {
      pathname,
      form: fields.toString(),
      language,
      visit,
      questions: await site.openQuestions(request, reply, {
        pathname,
        isForm: true,
      }),
      isKiosk: isFromKiosk(request, site.config),
      call: site.callFor(request.ip),
      report: (error) =>
        request.log.error({ err: error, req: request }, "a form failed"),
    });
    await visitCookie.save(reply, visit);
    return page;
  };
  const page = await withAnswerTimeout(reply, render());
  if (page.status === 303) return reply.headers(page.headers).code(303).send();
  return sendCached(request, reply, cachedReplyOf(page, true));
}

/**
 * Refuses forms posted by other sites, by Sec-Fetch-Site. Older browsers send only an origin, which is `null` if a
 * page sends no referrer. A form from another site is harmless then, because SameSite keeps the cookie out.
 */
function refuseForeign(headers: IncomingHttpHeaders, own: string) {
  const site = headers["sec-fetch-site"];
  const { host, origin = "null" } = headers;
  const isOwn =
    site === undefined
      ? ["null", own].includes(origin) || URL.parse(origin)?.host === host
      : site === "same-origin" || site === "none";
  if (!isOwn) throw refusal(403, "forbidden");
}
