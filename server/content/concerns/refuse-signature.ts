import {
  type SignedConcern,
  signatureProblems,
} from "#shared/rules/content/signature.ts";
import { Refusal, reasonOf } from "#server/platform/errors.ts";

const signature = [
  "signedby",
  "signedon",
  "signedtext",
  "counselread",
  "counselsource",
] as const;

/** Refuses a new signature that proves nothing. One that was stored before may be saved again. */
export function refuseSignature(before: object | undefined, after: object) {
  if (!isConcern(after)) return;
  const stored = isConcern(before) ? before : undefined;
  if (stored && signature.every((field) => stored[field] === after[field]))
    return;
  const today = new Date().toISOString().slice(0, 10);
  const problems = Object.entries(signatureProblems(after, today));
  if (problems.length === 0) return;
  throw new Refusal(
    400,
    problems.map(([field, code]) => reasonOf(code, {}, field)),
  );
}

const isConcern = (item: object | undefined): item is SignedConcern =>
  item !== undefined && "counsel" in item;
