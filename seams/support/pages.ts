import { RouterContextProvider } from "react-router";
import { withPlaceholder } from "#shared/rules/content/placeholder-query.ts";
import type { Pages } from "#server/site/pages/make-page.ts";
import {
  type PageRequest,
  pageRequestContext,
} from "#web/core/calls/page-request.ts";
import { takeMessage } from "#web/visitor/contact-us/contact-us.action.ts";
import { takeAnswer } from "#web/visitor/quiz/question/question.action.ts";
import { takeStart } from "#web/visitor/quiz/start/start.action.ts";
import { takeRanking } from "#web/visitor/rank/rank.action.ts";

/** Pages whose forms do what those of the site do, and which show the contents of their calls as JSON. */
export const pages: Pages = {
  folder: import.meta.dirname,
  async render(request, given) {
    const page = given as unknown as PageRequest;
    const [, place = "", id = ""] = new URL(request.url).pathname.split("/");
    if (request.method === "POST") return submit(request, page, place, id);
    const shown = await show(page, place, id);
    return new Response(
      `<html lang="${page.language}"><head></head><body>${JSON.stringify(shown)}</body></html>`,
    );
  },
};

async function submit(
  request: Request,
  page: PageRequest,
  place: string,
  id: string,
): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(pageRequestContext, page);
  const args = { request, context };
  const result =
    place === "contact"
      ? await takeMessage(args)
      : place === "quiz"
        ? await takeStart({ ...args, params: { id: id || undefined } })
        : place === "question"
          ? await takeAnswer({ ...args, params: { number: id } })
          : await takeRanking({ ...args, params: { id } });
  if (result instanceof Response) return result;
  return Response.json(result.data, result.init ?? {});
}

const query = withPlaceholder;

async function show({ call }: PageRequest, place: string, id: string) {
  const settings = await call("GET /api/settings", {});
  if (place === "question") {
    const params = { number: id };
    return [
      settings,
      await call("GET /api/questions/pos/:number", { params, query }),
    ];
  }
  if (place !== "concerns") return [settings];
  return [settings, await call("GET /api/concerns", { query })];
}
