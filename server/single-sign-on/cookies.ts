import type { Config } from "#server/config.ts";

export const attemptSeconds = 600;
export const arrivalSeconds = 120;

/** So many tabs of one browser may be on their way to the provider; headers have an end. */
const mostAttempts = 4;

function cookieOf(
  overHttps: boolean,
  plainName: string,
  { seconds, sameSite }: { seconds: number; sameSite: "Lax" | "Strict" },
) {
  const name = overHttps ? `__Host-${plainName}` : plainName;
  const safe = `Path=/; HttpOnly; SameSite=${sameSite}${overHttps ? "; Secure" : ""}`;
  return {
    name,
    write: (sealed: string) => `${name}=${sealed}; Max-Age=${seconds}; ${safe}`,
    forget: `${name}=; Max-Age=0; ${safe}`,
  };
}

/** Cookies of the sign-in: no script reads them, and they end with the minutes they are needed. */
export function cookiesOf({ overHttps }: Pick<Config, "overHttps">) {
  const attempt = (state: string) =>
    cookieOf(overHttps, `sign-on-${state}`, {
      seconds: attemptSeconds,
      sameSite: "Lax",
    });
  return {
    /** Of each tab its own. It comes along when the provider sends somebody back: that is another site. */
    attempt,
    /** What makes room for one more: browsers say the oldest first. */
    forgetAttempts(header = ""): string[] {
      const shape = new RegExp(`^${attempt("([\\w-]+)").name}=`);
      const states = parts(header).flatMap(
        (part) => shape.exec(part)?.[1] ?? [],
      );
      const over = Math.max(0, states.length - mostAttempts + 1);
      return states.slice(0, over).map((state) => attempt(state).forget);
    },
    /** Comes along with calls of our own pages only. */
    arrival: cookieOf(overHttps, "signed-on", {
      seconds: arrivalSeconds,
      sameSite: "Strict",
    }),
  };
}

export function readCookie(
  { name }: { name: string },
  header = "",
): string | undefined {
  const found = parts(header).find((part) => part.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

function parts(header: string): string[] {
  return header.split(";").map((part) => part.trim());
}
