import type { FastifyRequest } from "fastify";
import { chooseLanguage, type Language } from "#shared/rules/language.ts";

/** The reply's language: the requested one, else the chosen one (cookie), else the browser's. */
export function languageOf(
  { headers }: Pick<FastifyRequest, "headers">,
  requested?: string,
): Language {
  const stored = /(?:^|;\s*)lang=(\w+)/.exec(headers.cookie ?? "")?.[1];
  return chooseLanguage([requested, stored], headers["accept-language"]);
}

export function isUncounted({
  headers,
}: Pick<FastifyRequest, "headers">): boolean {
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
