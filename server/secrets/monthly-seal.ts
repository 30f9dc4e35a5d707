import { hkdfSync } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { Database } from "#server/db/connect.ts";
import { findSecret } from "./queries.ts";
import { openBytes, sealText } from "./sealing.ts";

/** Browsers take about 4 KB as one cookie, its name and attributes included. */
export const mostInCookie = 3900;

const version = 1;
/** The version, and the minute of the sealing. */
const headLength = 5;
const minute = 60_000;
/** Clocks of several instances may differ. */
const mostAhead = 5;
const mostUnpacked = 1_000_000;

type Kind = {
  /** Its secrets are called so, each with its month. */
  secrets: string;
  /** What is sealed for one purpose is not opened for another. */
  purpose: string;
  days: number;
  /** The longest text that is tried. */
  longest: number;
  /** Packed before it is sealed, where much of it is said twice. */
  isPacked?: true;
};

/**
 * Seals what a phone carries, so that it lies there and nowhere here, and nobody else can read or
 * change it. Each month has a secret of its own: older ones are swept away.
 */
export function createMonthlySeal(
  db: Database,
  kind: Kind,
  now = () => Date.now(),
) {
  const secrets = new Map<string, Promise<Buffer>>();

  function secretOf(minutes: number): Promise<Buffer> {
    const month = new Date(minutes * minute).toISOString().slice(0, 7);
    const known = secrets.get(month) ?? findMonthsSecret(db, kind, month);
    secrets.set(month, known);
    known.catch(() => secrets.delete(month));
    return known;
  }

  return {
    async seal(text: string): Promise<string> {
      const minutes = Math.floor(now() / minute);
      const head = headOf(minutes);
      const content = kind.isPacked ? deflateRawSync(text) : text;
      const sealed = sealText(await secretOf(minutes), content, head);
      return Buffer.concat([head, sealed]).toString("base64url");
    },

    /** The text; undefined for what is forged, foreign, too old, too large or of another version. */
    async open(sealed: string | undefined): Promise<string | undefined> {
      if (sealed === undefined || sealed.length > kind.longest)
        return undefined;
      const bytes = Buffer.from(sealed, "base64url");
      if (bytes.length <= headLength || bytes[0] !== version) return undefined;
      const head = bytes.subarray(0, headLength);
      const minutes = head.readUInt32BE(1);
      const age = now() / minute - minutes;
      if (age < -mostAhead || age > kind.days * 24 * 60) return undefined;
      const secret = await secretOf(minutes);
      try {
        const content = openBytes(secret, bytes.subarray(headLength), head);
        return String(kind.isPacked ? unpacked(content) : content);
      } catch {
        return undefined;
      }
    },
  };
}

function unpacked(content: Buffer): Buffer {
  return inflateRawSync(content, { maxOutputLength: mostUnpacked });
}

function headOf(minutes: number): Buffer {
  const head = Buffer.alloc(headLength);
  head.writeUInt8(version);
  head.writeUInt32BE(minutes, 1);
  return head;
}

async function findMonthsSecret(
  db: Database,
  { secrets, purpose }: Kind,
  month: string,
): Promise<Buffer> {
  const secret = await findSecret(db, `${secrets} ${month}`);
  return Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
}
