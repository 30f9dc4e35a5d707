import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/connect.ts";
import { carry, type Open } from "#server/pages/carried.ts";
import { visitCookieOf } from "./visit-cookie.ts";
import { mostInCookie } from "#server/secrets/monthly-seal.ts";
import { createVisitSeal } from "./visit-seal.ts";

export type Visits = ReturnType<typeof createVisits>;

/** How a visit without scripts travels: sealed, in a cookie or, where there is none, in the form. */
export function createVisits(db: Database, config: Config) {
  const seal = createVisitSeal(db);
  const cookie = visitCookieOf(config);
  return {
    seal,
    cookie,

    /** Sealed; and whether all that is too much for a cookie. */
    async close(text: string | undefined) {
      const sealed = text === undefined ? undefined : await seal.seal(text);
      const isTooMuch = sealed !== undefined && sealed.length > mostInCookie;
      const set =
        sealed === undefined || isTooMuch
          ? cookie.forget
          : cookie.write(sealed);
      return { sealed, isTooMuch, set };
    },

    /** What the browser brought along; a cookie that says nothing to us is taken back. */
    async open(
      { headers }: FastifyRequest,
      reply: FastifyReply,
      /** What came in the address, where the browser has kept no cookie. */
      field?: string,
    ): Promise<Open | undefined> {
      const sealed = cookie.read(headers.cookie);
      if (sealed === undefined) {
        const found = await seal.open(field);
        return found === undefined ? undefined : carry(found, field);
      }
      const text = await seal.open(sealed);
      if (text !== undefined) return carry(text);
      reply.header("set-cookie", cookie.forget);
      return undefined;
    },
  };
}
