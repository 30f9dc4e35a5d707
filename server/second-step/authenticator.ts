import { generateSecret, generateURI, verify } from "otplib";

const period = 30;

export const newKey = () => generateSecret();

/** What apps call us by: the name in our address. */
export const siteOf = (publicUrl: string) => new URL(publicUrl).hostname;

/** What an authenticator app reads from the picture of it. */
export function addressOf(key: string, site: string, email: string): string {
  return generateURI({ issuer: site, label: email, secret: key });
}

/** Six digits, however they are spaced; anything else may be a recovery code. */
export function asDigits(code: string): string | undefined {
  const digits = code.replaceAll(/[\s-]/g, "");
  return /^\d{6}$/.test(digits) ? digits : undefined;
}

/** The time step whose code this is, if that is the present one or one beside it. */
export async function stepOf(
  key: string,
  digits: string,
  seconds: number,
): Promise<number | undefined> {
  const found = await verify({
    secret: key,
    token: digits,
    epoch: seconds,
    epochTolerance: period,
  });
  return found.valid ? Math.floor(seconds / period) + found.delta : undefined;
}
