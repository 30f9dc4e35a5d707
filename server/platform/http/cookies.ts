import type { CookieSerializeOptions } from "@fastify/cookie";
import { visitCookieDays } from "#shared/rules/field-limits.ts";
import type { Config } from "#server/platform/config.ts";

export type Cookie = { name: string; options: CookieSerializeOptions };

/** An HttpOnly cookie. Over https it is Secure and no other host can set it. */
export function safeCookie(
  { overHttps }: Pick<Config, "overHttps">,
  name: string,
  maxAge: number,
  sameSite: "lax" | "strict" = "lax",
): Cookie {
  return {
    name: overHttps ? `__Host-${name}` : name,
    options: { path: "/", httpOnly: true, secure: overHttps, sameSite, maxAge },
  };
}

const days = 24 * 60 * 60;

/** The cookies of a visit without scripts and of the visit questions. */
export function visitCookies(config: Pick<Config, "overHttps">) {
  return {
    visit: safeCookie(config, "visit", visitCookieDays.visits * days),
    questions: safeCookie(
      config,
      "visit-questions",
      visitCookieDays.questions * days,
    ),
  };
}
