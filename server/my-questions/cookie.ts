import { carriedDays } from "#shared/rules/field-limits.ts";
import type { Config } from "#server/config.ts";

/** The pages of results, and the calls about them: no other page or file is asked for with it. */
const paths = ["/results", "/api/results"];

/** The cookie that carries the questions for the visit, sealed: no script reads it, nor any page that is cached for all. */
export function cookieOf({ overHttps }: Pick<Config, "overHttps">) {
  const name = overHttps ? "__Secure-questions" : "questions";
  const safe = `HttpOnly; SameSite=Lax${overHttps ? "; Secure" : ""}`;
  const shape = new RegExp(`(?:^|;\\s*)${name}=([\\w-]*)`);
  const everywhere = (value: string, seconds: number) =>
    paths.map(
      (path) => `${name}=${value}; Max-Age=${seconds}; Path=${path}; ${safe}`,
    );
  return {
    read: (header = ""): string | undefined => shape.exec(header)?.[1],
    write: (sealed: string) =>
      everywhere(sealed, carriedDays.questions * 24 * 60 * 60),
    forget: everywhere("", 0),
  };
}
