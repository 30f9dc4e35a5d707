import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { kioskActs, kioskPath } from "#shared/rules/site/kiosk.ts";
import type { Config } from "#server/platform/config.ts";
import { refusal } from "#server/platform/errors.ts";
import { kioskCookie, visitCookies } from "#server/platform/http/cookies.ts";

const hidden = { schema: { hide: true } };

/** Calls that a clinic tablet never needs: signing in, texts, messages to the clinic, ratings, personal links and saved questions. */
const notOnKiosk =
  /^\/api\/(auth|sms\/textResults|contact|feedbacks|contacts\/:id|results\/user\/:id|results\/:id\/questions)(\/|$)/;

/** Whether this browser is a clinic tablet. */
export function isFromKiosk(
  { cookies }: Pick<FastifyRequest, "cookies">,
  config: Pick<Config, "overHttps">,
): boolean {
  return kioskCookie(config).name in cookies;
}

/** Refuses calls that a clinic tablet never needs, and adds the form that makes a browser a clinic tablet. */
export function mountKiosk(
  app: FastifyInstance,
  { config }: { config: Config },
) {
  app.addHook("onRequest", async (request) => {
    const route = request.routeOptions.url ?? "";
    if (isFromKiosk(request, config) && notOnKiosk.test(route))
      throw refusal(403, "forbidden");
  });

  void app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: 1024 },
      (_request, body, done) => done(null, body),
    );
    forms.post<{ Body: string | undefined }>(
      kioskPath,
      hidden,
      async ({ body }, reply) => {
        const { name, options } = kioskCookie(config);
        const act = new URLSearchParams(body).get("do");
        if (act === kioskActs.begin) reply.setCookie(name, "on", options);
        else reply.clearCookie(name, options);
        const next = act === kioskActs.begin ? kioskPath : "/";
        return reply.header("cache-control", "no-store").redirect(next, 303);
      },
    );
  });
}

/**
 * Deletes the former family's cookies with the reply that shows the first page to the next one. The scripts of that
 * page delete everything else. Clear-Site-Data is not used, because it would also delete answers that are not sent yet.
 */
export function clearFormerFamily(
  { cookies }: FastifyRequest,
  reply: FastifyReply,
  config: Config,
) {
  const former = [false, true].flatMap((isOfPreview) =>
    Object.values(visitCookies(config, isOfPreview)),
  );
  for (const { name, options } of former)
    if (name in cookies) reply.clearCookie(name, options);
  reply.clearCookie("lang", { path: "/" });
  const { name, options } = kioskCookie(config);
  reply.setCookie(name, "on", options);
}
