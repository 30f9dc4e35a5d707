import type { CookieSerializeOptions } from "@fastify/cookie";
import { cookieDays } from "#shared/rules/quiz/cookie-days.ts";
import type { Config } from "#server/platform/config.ts";
import { isPreview } from "./preview-context.ts";

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

/**
 * The cookies of a visit without scripts and of the questions for the visit. Previews have cookies of their own,
 * because the browser may also hold those of a family.
 */
export function visitCookies(
  config: Pick<Config, "overHttps">,
  isOfPreview = isPreview(),
) {
  const end = isOfPreview ? "-preview" : "";
  return {
    visit: safeCookie(config, `visit${end}`, cookieDays.quiz * days),
    questions: safeCookie(
      config,
      `visit-questions${end}`,
      cookieDays.questions * days,
    ),
  };
}

/** The cookie that makes a browser a clinic tablet. It gives no rights. */
export function kioskCookie(config: Pick<Config, "overHttps">): Cookie {
  return safeCookie(config, "kiosk", 400 * days);
}

/** The cookie whose value is the secret of the preview that this browser shows. */
export function previewCookie(
  config: Pick<Config, "overHttps">,
  seconds: number,
): Cookie {
  return safeCookie(config, "preview", seconds);
}
