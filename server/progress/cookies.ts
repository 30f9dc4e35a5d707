import { carriedDays } from "#shared/rules/field-limits.ts";
import { markCookie } from "#shared/rules/carried-mark.ts";
import type { Config } from "#server/config.ts";

const seconds = carriedDays.visits * 24 * 60 * 60;

/**
 * Two cookies carry a phone's progress. One holds it sealed, for these calls alone, so that pages stay
 * the same for everybody and no script reads it. The other is a mark that is sealed inside as well: scripts see by it
 * that there is something to ask for, and by deleting it make the first worthless, also without a connection.
 */
export function cookiesOf({ overHttps }: Pick<Config, "overHttps">) {
  const name = overHttps ? "__Secure-progress" : "progress";
  const secure = overHttps ? "; Secure" : "";
  const valueOf = (cookie: string) =>
    new RegExp(`(?:^|;\\s*)${cookie}=([\\w-]+)`);
  const mark = markCookie(overHttps);
  const [ofSealed, ofMark] = [valueOf(name), valueOf(mark.name)];
  const sealedFor = (value: string, age: number) =>
    `${name}=${value}; Max-Age=${age}; Path=/api/progress; HttpOnly; SameSite=Lax${secure}`;
  return {
    read: (header = "") => ({
      sealed: ofSealed.exec(header)?.[1],
      mark: ofMark.exec(header)?.[1],
    }),
    write: (sealed: string, value: string) => [
      sealedFor(sealed, seconds),
      mark.write(value, seconds),
    ],
    forget: [sealedFor("", 0), mark.write("", 0)],
  };
}
