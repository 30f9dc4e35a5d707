import { carriedDays } from "#shared/rules/field-limits.ts";
import type { Config } from "#server/config.ts";

const seconds = carriedDays.visits * 24 * 60 * 60;

/** The cookie that carries a sealed visit: no script reads it, and no other site's form brings it along. */
export function visitCookieOf({ overHttps }: Pick<Config, "overHttps">) {
  const name = overHttps ? "__Host-visit" : "visit";
  const safe = `Path=/; HttpOnly; SameSite=Lax${overHttps ? "; Secure" : ""}`;
  const shape = new RegExp(`(?:^|;\\s*)${name}=([\\w-]*)`);
  return {
    read: (header = ""): string | undefined => shape.exec(header)?.[1],
    write: (sealed: string) => `${name}=${sealed}; Max-Age=${seconds}; ${safe}`,
    forget: `${name}=; Max-Age=0; ${safe}`,
  };
}
