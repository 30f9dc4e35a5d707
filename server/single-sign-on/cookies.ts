import type { Config } from "#server/config.ts";

/** A cookie of the sign-in: no script reads it, and it ends with the minutes it is needed. */
function cookieOf(
  { overHttps }: Pick<Config, "overHttps">,
  plainName: string,
  { seconds, sameSite }: { seconds: number; sameSite: "Lax" | "Strict" },
) {
  const name = overHttps ? `__Host-${plainName}` : plainName;
  const safe = `Path=/; HttpOnly; SameSite=${sameSite}${overHttps ? "; Secure" : ""}`;
  const shape = new RegExp(`(?:^|;\\s*)${name}=([\\w-]*)`);
  return {
    read: (header = ""): string | undefined => shape.exec(header)?.[1],
    write: (sealed: string) => `${name}=${sealed}; Max-Age=${seconds}; ${safe}`,
    forget: `${name}=; Max-Age=0; ${safe}`,
  };
}

export const attemptSeconds = 600;
export const arrivalSeconds = 120;

export function cookiesOf(config: Pick<Config, "overHttps">) {
  return {
    /** Comes along when the provider sends somebody back: that is another site. */
    attempt: cookieOf(config, "sign-on", {
      seconds: attemptSeconds,
      sameSite: "Lax",
    }),
    /** Comes along with calls of our own pages only. */
    arrival: cookieOf(config, "signed-on", {
      seconds: arrivalSeconds,
      sameSite: "Strict",
    }),
  };
}
