import { hkdfSync } from "node:crypto";
import type { Database } from "#server/db/connect.ts";
import { openText, sealText } from "#server/secrets/sealing.ts";
import { findSecret } from "#server/secrets/queries.ts";

/** Browsers take about 4 KB as one cookie, its name and attributes included. */
export const mostInCookie = 3900;
/** In a hidden field there is room for every question that a site may have. */
const mostInField = 20_000;

const version = 1;
/** The version, and the minute of the sealing. */
const headLength = 5;
const daysKept = 30;
const minute = 60_000;
/** Clocks of several instances may differ. */
const mostAhead = 5;

/**
 * Seals what a visitor without scripts has filled in, so that it lies on the phone and nowhere here,
 * and nobody else can read or change it. Each month has a secret of its own: older ones are swept away.
 */
export function createVisitSeal(db: Database, now = () => Date.now()) {
  const secrets = new Map<string, Promise<Buffer>>();

  function secretOf(minutes: number): Promise<Buffer> {
    const month = new Date(minutes * minute).toISOString().slice(0, 7);
    const known = secrets.get(month) ?? findVisitSecret(db, month);
    secrets.set(month, known);
    known.catch(() => secrets.delete(month));
    return known;
  }

  return {
    async seal(text: string): Promise<string> {
      const minutes = Math.floor(now() / minute);
      const head = headOf(minutes);
      const sealed = sealText(await secretOf(minutes), text, head);
      return Buffer.concat([head, sealed]).toString("base64url");
    },

    /** The text; undefined for what is forged, foreign, too old, too large or of another version. */
    async open(sealed: string | undefined): Promise<string | undefined> {
      if (sealed === undefined || sealed.length > mostInField) return undefined;
      const bytes = Buffer.from(sealed, "base64url");
      if (bytes.length <= headLength || bytes[0] !== version) return undefined;
      const head = bytes.subarray(0, headLength);
      const minutes = head.readUInt32BE(1);
      const age = now() / minute - minutes;
      if (age < -mostAhead || age > daysKept * 24 * 60) return undefined;
      const secret = await secretOf(minutes);
      try {
        return openText(secret, bytes.subarray(headLength), head);
      } catch {
        return undefined;
      }
    },
  };
}

function headOf(minutes: number): Buffer {
  const head = Buffer.alloc(headLength);
  head.writeUInt8(version);
  head.writeUInt32BE(minutes, 1);
  return head;
}

async function findVisitSecret(db: Database, month: string): Promise<Buffer> {
  const secret = await findSecret(db, `visits ${month}`);
  return Buffer.from(hkdfSync("sha256", secret, "", "visit", 32));
}
