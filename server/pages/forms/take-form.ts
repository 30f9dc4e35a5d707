import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Language, languageCookie } from "#shared/rules/language.ts";
import type { Services } from "#server/services.ts";
import { sendCached } from "#server/replies/cached-reply.ts";
import { notFound, refusal } from "#server/errors.ts";
import { withAnswerTimeout } from "#server/http/answer-timeout.ts";
import type { InProcess } from "#server/http/in-process.ts";
import { languageOf } from "#server/http/preferences.ts";
import { asReply } from "#server/pages/find-page.ts";
import {
  makePage,
  type Page,
  type Pages,
  type Wanted,
} from "#server/pages/make-page.ts";
import { isOfVisit, takesForms } from "#server/pages/page-kinds.ts";
import { type Carried, carry } from "#server/pages/carried.ts";
import type { createPageQuestions } from "./page-questions.ts";
import { countStart, type createCounting } from "#server/pages/counting.ts";
import { broughtAlong } from "./visit-in-address.ts";
import { refuseForeign } from "./refuse-foreign.ts";
import type { Visits } from "./visits.ts";

const longestForm = 32 * 1024;

export type Site = Services & {
  pages: Pages;
  callFor: (ip: string) => InProcess;
  visits: Visits;
  questions: ReturnType<typeof createPageQuestions>;
  counting: ReturnType<typeof createCounting>;
};

type Sent = { Params: { "*": string }; Body: string | undefined };

/** What pages send off by themselves, where no script does it: plain forms, and nothing else. */
export async function mountForms(app: FastifyInstance, site: Site) {
  await app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: longestForm },
      (_request, body, done) => done(null, body),
    );
    // Before the body is read: of an unknown call nothing else is said, whatever it brings.
    forms.addHook("onRequest", async ({ url }) => {
      if (!takesForms(pathOf(url, site))) throw notFound();
    });
    forms.post<Sent>("/*", { schema: { hide: true } }, (request, reply) =>
      takeForm(request, reply, site),
    );
  });
}

/** Empty where the address cannot be read. */
function pathOf(url: string, { config }: Pick<Site, "config">): string {
  return URL.parse(url, config.publicUrl)?.pathname ?? "";
}

async function takeForm(
  request: FastifyRequest<Sent>,
  reply: FastifyReply,
  site: Site,
) {
  const pathname = pathOf(request.url, site);
  refuseForeign(request.headers, site.config.publicUrl);
  const form = request.body ?? "";
  if (form.includes("%00")) throw refusal(400, "malformed");
  const fields = new URLSearchParams(form);
  const chosen = fields.get("quizlang") ?? undefined;
  const language = languageOf(request, chosen);
  if (chosen === language) reply.header("set-cookie", languageCookie(language));
  return answer(request, reply, { site, pathname, language, fields });
}

/** The start page of a personal link, for a browser that runs no scripts: as if a form had asked to fill it in. */
export function openPlainly(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Omit<Filled, "fields">,
) {
  const fields = new URLSearchParams({ do: "open" });
  return answer(request, reply, { ...page, fields });
}

type Filled = {
  site: Site;
  pathname: string;
  language: Language;
  fields: URLSearchParams;
};

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { site, pathname, language, fields }: Filled,
) {
  const wanted = {
    pathname,
    // Only the language was turned: the same page once more, with all that it brought along.
    ...(fields.get("do") === "turn" ? {} : { form: fields.toString() }),
    language,
    count: site.counting(request, language),
    call: site.callFor(request.ip),
    report: (error: unknown) =>
      request.log.error({ err: error, req: request }, "a form failed"),
  };
  const taking = answerForm(request, reply, { site, wanted, fields });
  const page = await withAnswerTimeout(reply, taking);
  if (page.status === 303) return reply.headers(page.headers).code(303).send();
  return sendCached(request, reply, asReply(page, true));
}

type Taking = { site: Site; wanted: Wanted; fields: URLSearchParams };

async function answerForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { site, wanted, fields }: Taking,
): Promise<Page> {
  const { headers } = request;
  const { visits } = site;
  const given = visits.cookie.read(headers.cookie);
  const field = fields.get("visit") ?? undefined;
  const text =
    (await visits.seal.open(given)) ?? (await visits.seal.open(field));
  const carried = carry(text, given === undefined ? field : undefined);
  const { pathname } = wanted;
  const brought = await site.questions.open(request, { pathname });
  const asked = { ...wanted, questions: brought?.questions };
  const page = await makePage(site, { ...asked, carried });
  for (const cookie of (await brought?.cookies(page.status)) ?? [])
    reply.header("set-cookie", cookie);
  const { sealed, isTooMuch, set } = await visits.close(carried.read());
  if (carried.isChanged() || given !== undefined)
    reply.header("set-cookie", set);
  // Who comes from a start form without a cookie may just not have had one yet.
  const isFirst = field === undefined && pathname.startsWith("/quiz");
  const takesCookies = !isTooMuch && (given !== undefined || isFirst);
  if (sealed === undefined) return page;
  if (takesCookies) {
    const isUnsure = given === undefined && fields.has("plain");
    return isUnsure ? broughtAlong(page, sealed) : page;
  }
  const carriedOn = carry(carried.read(), sealed);
  return followed(page, site, { ...asked, carried: carriedOn });
}

const mostSteps = 4;

/** Without a cookie nothing is known to the next page, so it is shown at once, and carries all in its form. */
async function followed(
  first: Page,
  site: Site,
  sent: Wanted & { carried: Carried },
): Promise<Page> {
  const { form: _, carried, ...others } = sent;
  const wanted = { ...others, carried };
  let page = first;
  for (let step = 0; page.status === 303 && step < mostSteps; step += 1) {
    const location = page.headers["location"] ?? "/";
    const { pathname } = new URL(location, site.config.publicUrl);
    if (!isOfVisit(pathname)) return page;
    countStart(pathname, carried, wanted.count);
    page = await makePage(site, { ...wanted, pathname });
  }
  return page;
}
