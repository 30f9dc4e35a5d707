import type { CookieSerializeOptions } from "@fastify/cookie";
import { visitCookieDays } from "#shared/rules/field-limits.ts";
import type { Config } from "#server/platform/config.ts";

export type Cookie = { name: string; options: CookieSerializeOptions };

/** A cookie that no script reads. Over https no other host can set it, and no plain line carries it. */
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

/** The visit of a browser without scripts, and the key to its questions for the doctor. */
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
