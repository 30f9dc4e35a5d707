/** What a clinician signs: the words for the doctor, in both languages, with their source. */
const signedFields = [
  "connect",
  "connect_es",
  "counsel",
  "counsel_es",
  "counselsource",
  "counselread",
] as const;

type Signable = Record<(typeof signedFields)[number], string>;
type Signature = Record<"signedby" | "signedon" | "signedtext", string>;

/** Whether there is anything to sign. */
export const hasDoctorWords = (concern: Signable): boolean =>
  concern.connect.trim() !== "" && concern.counsel.trim() !== "";

/** Identifies these words. It is stored with the signature, which no longer applies once the words change. */
export function signableText(concern: Signable): string {
  const text = JSON.stringify(
    signedFields.map((field) => concern[field].trim()),
  );
  return `${text.length}-${hash(text, 1)}${hash(text, 2)}`;
}

export function isSigned(concern: Signable & Signature): boolean {
  return (
    hasDoctorWords(concern) &&
    concern.signedby !== "" &&
    concern.signedon !== "" &&
    concern.signedtext === signableText(concern)
  );
}

/** FNV-1a with 32 bits. Detects changes; it does not protect against forgery. */
function hash(text: string, seed: number): string {
  let value = 0x811c9dc5 ^ seed;
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value >>> 0).toString(36);
}
