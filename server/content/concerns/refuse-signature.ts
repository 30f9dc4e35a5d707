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

type Item = object | undefined;

/** Refuses a new signature that proves nothing. One that is in `stored` may be saved again. */
export function refuseSignature(after: Item, ...stored: Item[]) {
  if (isConcern(after) && !isStored(after, stored)) refuse(problemsOf(after));
}

/**
 * Refuses a new signature of the future. Drafts were checked when they were saved, and the page for the doctor hides
 * signatures of earlier versions that no longer count.
 */
export function refuseFutureSignature(after: Item, ...stored: Item[]) {
  if (isConcern(after) && !isStored(after, stored))
    refuse(problemsOf(after).filter(([, code]) => code === "day_in_future"));
}

const isStored = (concern: SignedConcern, stored: Item[]) =>
  stored.some((item) => isConcern(item) && hasSameSignature(item, concern));

const hasSameSignature = (one: SignedConcern, other: SignedConcern) =>
  signature.every((field) => one[field] === other[field]);

const problemsOf = (concern: SignedConcern) =>
  Object.entries(
    signatureProblems(concern, new Date().toISOString().slice(0, 10)),
  );

function refuse(problems: ReturnType<typeof problemsOf>) {
  if (problems.length === 0) return;
  throw new Refusal(
    400,
    problems.map(([field, code]) => reasonOf(code, {}, field)),
  );
}

const isConcern = (item: Item): item is SignedConcern =>
  item !== undefined && "counsel" in item;
