import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { previewHeader } from "#shared/rules/site/previews.ts";
import { readPreviewContent } from "#server/content/previews/preview-content.ts";
import { refusal } from "#server/platform/errors.ts";
import { previewCookie } from "#server/platform/http/cookies.ts";
import {
  type PreviewContext,
  runInPreview,
} from "#server/platform/http/preview-context.ts";
import { withAnswerTimeout } from "#server/platform/http/answer-timeout.ts";
import type { Services } from "#server/services.ts";
import { findPreviewBySecret } from "./preview-link.ts";

declare module "fastify" {
  interface FastifyRequest {
    preview: PreviewContext | undefined;
  }
}

const visitorCall =
  /^\/api\/(settings|concerns|questions|results|events|feedbacks|contact|contacts\/:id|sms\/textResults)(\/|$)/;
const ownPage = /^\/+(login|dashboard|preview)(?=[/?]|$)/;

/** Whether this is a request for a visitor's page or a visitor's call. A call with a session is made by staff. */
function kindOf({ routeOptions, url, headers }: FastifyRequest) {
  const route = routeOptions.url ?? "";
  if (route === "/*") return ownPage.test(url) ? undefined : "page";
  const isStaff = "authorization" in headers || "x-auth-token" in headers;
  return !isStaff && visitorCall.test(route) ? "call" : undefined;
}

/**
 * While a browser has the cookie of a valid preview, visitors' pages and calls show its content. Refuses calls that
 * change something if they come from a page of the live site, or from a page of a preview that has ended.
 */
export function handlePreviews(app: FastifyInstance, services: Services) {
  const { name, options } = previewCookie(services.config, 0);

  async function open(
    request: FastifyRequest,
    reply: FastifyReply,
    kind: "page" | "call",
  ) {
    const secret = request.cookies[name];
    const preview = await findPreviewBySecret(services, secret);
    if (secret !== undefined && !preview) reply.clearCookie(name, options);
    const content =
      preview && (await readPreviewContent(services.db, preview.publication));
    const isFromPreview = previewHeader in request.headers;
    const isRead = request.method === "GET" || request.method === "HEAD";
    const isMisplaced = content ? !isFromPreview && !isRead : isFromPreview;
    if (kind === "call" && isMisplaced) throw refusal(409, "preview_changed");
    return content && { publication: preview.publication, content };
  }

  app.decorateRequest("preview", undefined);
  app.addHook("onRequest", (request, reply, done) => {
    const kind = kindOf(request);
    const isConcerned =
      name in request.cookies || previewHeader in request.headers;
    if (!kind || !isConcerned) return done();
    withAnswerTimeout(reply, open(request, reply, kind)).then((preview) => {
      request.preview = preview;
      run(request, done);
    }, done);
  });
  // Enter the context again, because it is lost while the body is read.
  app.addHook("preHandler", (request, _reply, done) => run(request, done));
  app.addHook("onSend", async ({ preview }, reply) => {
    if (!preview) return;
    reply.removeHeader("clear-site-data");
    reply.headers({
      "cache-control": "no-store",
      "x-robots-tag": "noindex, nofollow",
      "x-frame-options": "SAMEORIGIN",
      [previewHeader]: "1",
    });
  });
}

function run({ preview }: FastifyRequest, done: () => void) {
  if (preview) runInPreview(preview, () => done());
  else done();
}
