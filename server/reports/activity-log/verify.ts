import type { Database } from "#server/platform/db/connect.ts";
import { type ChainBreak, findBreaks, findChain, hasHash } from "./queries.ts";

/** A place in the chain, and its hash from an earlier run. If the two no longer match, the chain was rewritten. */
export type Anchor = { place: string; hash: string };

export type Verdict = { sentences: string[]; isWhole: boolean };

const mostReported = 100;

/** Checks the whole chain and describes each break in a sentence. */
export async function verifyActivityLog(
  db: Database,
  anchors: Anchor[] = [],
): Promise<Verdict> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (trx) => {
      const none = { first: "1", last: "0", hash: "" };
      const { first, last, hash } = (await findChain(trx)) ?? none;
      const breaks = await findBreaks(trx, mostReported);
      const sentences = breaks.map(sentenceOf);
      for (const anchor of anchors) {
        // The noted line was deleted at the end of the retention period.
        if (BigInt(anchor.place) < BigInt(first)) continue;
        if (!(await hasHash(trx, anchor)))
          sentences.push(
            `Line ${anchor.place} no longer matches the hash that you noted: this line or an earlier one was replaced.`,
          );
      }
      if (sentences.length > 0) return { sentences, isWhole: false };
      const lines = BigInt(last) - BigInt(first) + 1n;
      const whole = `The activity log is complete: ${lines} lines, from ${first} to ${last}.`;
      const note = `Store this outside the database, and pass it with --known next time: ${last}:${hash}`;
      return { sentences: [whole, note], isWhole: true };
    });
}

function sentenceOf({ place, line, date, event, what }: ChainBreak): string {
  const which = `Line ${place} (${event}, ${date})`;
  const sentences: Record<ChainBreak["what"], string> = {
    missing: `The hashes before line ${place} are missing: lines were removed there.`,
    removed: `Line ${place} was removed (it had the number ${line}).`,
    altered: `${which} was altered or moved.`,
    inserted: `A line was inserted outside the hash chain (number ${line}: ${event}, ${date}).`,
    cut: `The hash chain should end at line ${place} but does not: lines at its end were removed or inserted.`,
  };
  return sentences[what];
}
