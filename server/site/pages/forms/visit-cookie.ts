import type { FastifyReply, FastifyRequest } from "fastify";
import { cookieDays } from "#shared/rules/quiz/cookie-days.ts";
import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { refusal } from "#server/platform/errors.ts";
import { visitCookies } from "#server/platform/http/cookies.ts";
import { openVisit, type OpenVisit } from "#server/site/pages/visit.ts";
import {
  createCookieEncryption,
  longestCookie,
} from "#server/platform/secrets/cookie-encryption.ts";

export type VisitCookie = ReturnType<typeof createVisitCookie>;

/** The visit of a browser without scripts, encrypted in one cookie and not stored on the server. */
export function createVisitCookie(db: Database, config: Config) {
  const encryption = createCookieEncryption(
    db,
    "visit",
    cookieDays.quiz * 24 * 60 * 60,
  );
  return {
    /** Undefined without a cookie. Deletes a cookie that cannot be decrypted. */
    async open(
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<OpenVisit | undefined> {
      const { name, options } = visitCookies(config).visit;
      const cookie = request.cookies[name];
      if (cookie === undefined) return undefined;
      const text = await encryption.open(cookie);
      if (text !== undefined) return openVisit(text);
      reply.clearCookie(name, options);
      return undefined;
    },

    async save(reply: FastifyReply, visit: OpenVisit) {
      if (!visit.isChanged()) return;
      const { name, options } = visitCookies(config).visit;
      const text = visit.read();
      if (text === undefined) return void reply.clearCookie(name, options);
      const cookie = await encryption.seal(text);
      if (cookie.length > longestCookie)
        throw refusal(413, "request_too_large");
      reply.setCookie(name, cookie, options);
    },
  };
}
