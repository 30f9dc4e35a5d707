import type { Config } from "#server/config.ts";
import { type Cookie, safeCookie } from "#server/http/cookies.ts";

export const attemptSeconds = 600;
export const arrivalSeconds = 120;

/** So many tabs of one browser may be on their way to the provider; headers have an end. */
const mostAttempts = 4;

/** Cookies of the sign-in: no script reads them, and they end with the minutes they are needed. */
export function cookiesOf(config: Pick<Config, "overHttps">) {
  const attempt = (state: string): Cookie =>
    safeCookie(config, `sign-on-${state}`, attemptSeconds);
  return {
    /** Each tab has its own. It is sent when the provider, another site, sends the visitor back. */
    attempt,
    /** Makes room for one more: the oldest, which browsers send first, are deleted. */
    surplusAttempts(sent: Record<string, string | undefined>): Cookie[] {
      const { name } = attempt("");
      const states = Object.keys(sent)
        .filter((each) => each.startsWith(name))
        .map((each) => each.slice(name.length));
      const over = Math.max(0, states.length - mostAttempts + 1);
      return states.slice(0, over).map(attempt);
    },
    /** Sent with calls of our own pages only. */
    arrival: safeCookie(config, "signed-on", arrivalSeconds, "strict"),
  };
}
