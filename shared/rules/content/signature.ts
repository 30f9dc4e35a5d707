import { isFutureDay } from "#shared/rules/days.ts";
import type { ErrorCode } from "#shared/rules/refusals.ts";
import { withoutTags } from "./text.ts";

/** What a clinician signs: the words for the doctor and their source, and the topic to which they belong. */
const signedFields = [
  "name",
  "name_es",
  "summary",
  "summary_es",
  "content",
  "content_es",
  "connect",
  "connect_es",
  "counsel",
  "counsel_es",
  "counselsource",
  "counselsourcename",
  "counselsourcename_es",
  "counselread",
] as const;

type Fields<Field extends string> = { [Name in Field]?: string | undefined };
type Signable = Fields<(typeof signedFields)[number]>;
type Signature = Fields<"signedby" | "signedon" | "signedtext">;
export type SignedConcern = Signable & Signature;

const hasText = (text: string | undefined) => (text ?? "").trim() !== "";

/** Whether there is anything to sign. */
export const hasDoctorWords = ({ connect, counsel }: Signable): boolean =>
  hasText(connect) && hasText(counsel);

/** Identifies these words. It is stored with the signature, which no longer applies once the words change. */
export function signableText(concern: Signable): string {
  // Without tags, because saving may write the same formatting in another way.
  const text = JSON.stringify(
    signedFields.map((field) => withoutTags(concern[field] ?? "")),
  );
  return `${text.length}-${hash(text, 1)}${hash(text, 2)}`;
}

/** Whether the signature is for exactly these words. */
const appliesTo = (concern: SignedConcern): boolean =>
  hasDoctorWords(concern) && concern.signedtext === signableText(concern);

const neededFields = [
  "counselsource",
  "counselread",
  "signedby",
  "signedon",
] as const;

export function isSigned(concern: SignedConcern): boolean {
  return (
    appliesTo(concern) && neededFields.every((field) => hasText(concern[field]))
  );
}

const validMonths = 12;

/** Whether a signature of this day still counts. After a year the facts have to be read again. */
export function isSignatureCurrent(signedon: string, today: string): boolean {
  const end = new Date(`${signedon}T00:00:00Z`);
  end.setUTCMonth(end.getUTCMonth() + validMonths);
  return end.toISOString().slice(0, 10) >= today;
}

type Problems = Partial<Record<(typeof neededFields)[number], ErrorCode>>;

/** Why these words cannot be signed like this, by field. No problems if they are not signed. */
export function signatureProblems(
  concern: SignedConcern,
  today: string,
): Problems {
  if (!appliesTo(concern)) return {};
  const problems: Problems = {};
  for (const field of neededFields)
    if (!hasText(concern[field])) problems[field] = "required";
  for (const field of ["counselread", "signedon"] as const)
    if (isFutureDay(concern[field] ?? "", today))
      problems[field] = "day_in_future";
  const { signedon = "" } = concern;
  if (signedon !== "" && !isSignatureCurrent(signedon, today))
    problems.signedon = "signature_expired";
  return problems;
}

/** FNV-1a with 32 bits. Detects changes; it does not protect against forgery. */
function hash(text: string, seed: number): string {
  let value = 0x811c9dc5 ^ seed;
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value >>> 0).toString(36);
}
