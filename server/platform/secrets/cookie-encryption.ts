import { deflateRawSync, inflateRawSync } from "node:zlib";
import { z } from "zod";
import type { Database } from "#server/platform/db/connect.ts";
import { findKey } from "./queries.ts";
import { decrypt, encrypt } from "./encryption.ts";

/** Browsers limit a cookie to about 4 KB, including name and attributes. */
export const longestCookie = 3900;
const mostUnpacked = 1_000_000;

/** The time of encryption and the text. */
const content = z.tuple([z.number(), z.string()]);

/**
 * Encrypts and authenticates cookie values. All instances share one secret; a value can only be decrypted for the
 * same purpose and expires after `seconds`.
 */
export function createCookieEncryption(
  db: Database,
  purpose: string,
  seconds: number,
  now = () => Date.now(),
) {
  let secret: Promise<Buffer> | undefined;
  const key = () => (secret ??= findKey(db, "cookies", purpose).catch(failed));
  function failed(error: unknown): never {
    secret = undefined;
    throw error;
  }

  return {
    async seal(text: string): Promise<string> {
      const packed = deflateRawSync(JSON.stringify([now(), text]));
      return encrypt(await key(), packed).toString("base64url");
    },

    /** Returns undefined if the value is missing, invalid, expired or too long. */
    async open(sealed: string | undefined): Promise<string | undefined> {
      if (!sealed || sealed.length > longestCookie) return undefined;
      const secretKey = await key();
      try {
        const packed = decrypt(secretKey, Buffer.from(sealed, "base64url"));
        const limit = { maxOutputLength: mostUnpacked };
        const json = String(inflateRawSync(packed, limit));
        const [sealedAt, text] = content.parse(JSON.parse(json));
        return now() - sealedAt < seconds * 1000 ? text : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
