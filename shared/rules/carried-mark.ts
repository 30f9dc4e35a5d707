/**
 * The cookie that says that this browser carries something of a quiz, and without which that opens no
 * more: scripts look for it, and delete it also without a connection. Over https no other host can set it.
 */
const name = "carried";
const scope = "Path=/; SameSite=Lax; Max-Age=";

export function markCookie(overHttps: boolean) {
  const fullName = overHttps ? `__Host-${name}` : name;
  const secure = overHttps ? "; Secure" : "";
  return {
    name: fullName,
    write: (mark: string, seconds: number) =>
      `${fullName}=${mark}; ${scope}${seconds}${secure}`,
  };
}

/** Where it is among the cookies that a script sees, it begins so. */
export const markStart = `${name}=`;

/** A script cannot tell which name it has; the other one is not there. */
export const forgottenMarks = [
  `${markStart}; ${scope}0`,
  `__Host-${markStart}; ${scope}0; Secure`,
];
