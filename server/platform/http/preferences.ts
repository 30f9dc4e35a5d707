import type { FastifyReply, FastifyRequest } from "fastify";
import {
  chooseLanguage,
  type Language,
  languageCookie,
} from "#shared/rules/language.ts";
import { isPreview } from "./preview-context.ts";

/** The language of the reply: the requested one, or the chosen one (cookie), or the browser's. */
export function languageOf(
  { headers }: Pick<FastifyRequest, "headers">,
  requested?: string,
): Language {
  const pattern = isPreview()
    ? /(?:^|;\s*)preview-lang=(\w+)/
    : /(?:^|;\s*)lang=(\w+)/;
  const stored = pattern.exec(headers.cookie ?? "")?.[1];
  return chooseLanguage([requested, stored], headers["accept-language"]);
}

/** Stores the chosen language. A preview does not change the language of the browser's other pages. */
export function keepLanguage(reply: FastifyReply, language: Language) {
  const cookie = languageCookie(language);
  reply.header("set-cookie", isPreview() ? `preview-${cookie}` : cookie);
}

function isUncounted({ headers }: Pick<FastifyRequest, "headers">): boolean {
  return headers["dnt"] === "1" || headers["sec-gpc"] === "1";
}

/** Reads the user agent, the language and the opt-out from counting. */
export function preferencesOf(request: FastifyRequest) {
  const { headers } = request;
  return {
    doNotTrack: isUncounted(request),
    language: languageOf(request),
    userAgent: headers["user-agent"],
  };
}
