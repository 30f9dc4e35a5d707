import { nameLimit, phoneLimit } from "#shared/rules/field-limits.ts";

/** All fields that staff or an imported list can set, in the order of the forms. */
export const importedFields = [
  "name",
  "childname",
  "phone",
  "redcapid",
  "language",
  "consentdate",
  "consentsource",
  "zip",
  "timezone",
  "tags",
  "note",
] as const;
export type ImportedField = (typeof importedFields)[number];

/** The text fields of a contact without values. */
export const emptyFields = Object.fromEntries(
  importedFields.map((field) => [field, ""]),
) as Record<ImportedField, "">;

/** Maximum characters of each field. */
export const contactLimits = {
  name: nameLimit,
  childname: nameLimit,
  phone: phoneLimit,
  redcapid: 100,
  consentsource: 200,
  timezone: 60,
  note: 500,
};

export const importLimits = {
  rows: 20_000,
  /** Maximum characters of a cell; fields allow fewer. */
  cell: 2000,
  fileName: 200,
  /** The size limit of a file, before and after unpacking. */
  fileBytes: 20_000_000,
  unpackedBytes: 200_000_000,
};

/** How many days an import can be undone. Previous values are stored that long. */
export const undoDays = 30;

/**
 * The outcomes of a row: added; nothing to do; some fields change; same family as an earlier row; staff must decide
 * about a possible match; rejected with reasons.
 */
export const rowKinds = [
  "new",
  "known",
  "changed",
  "repeated",
  "asked",
  "refused",
] as const;
export type RowKind = (typeof rowKinds)[number];

/** What a row has in common with a family it may belong to. */
export const sharedTraits = ["redcapid", "phone", "names"] as const;
export type SharedTrait = (typeof sharedTraits)[number];

/** Words for "no consent" in imported lists, including `no` and `not` before a few words. */
const refused =
  /^(?:(?:0|n)(?: no)?|(?:0 )?(?:no|false|falso|none|never|nunca|ningun[oa]|unchecked)|(?:no|not|did not|does not)(?: \p{L}+){1,4}|(?:declined|denied|refused|rejected|revoked|withdrawn|opted out|negado|denegado|rechazado|rechazo|revocado|retirado|se nego)(?: .*)?)$/u;

/** Whether a consent cell says no: "No", "0 - no", "Unchecked", "Declined by phone". */
export function saysNoConsent(cell: string): boolean {
  return refused.test(foldedName(cell));
}

const suffix = /^(?:jr|sr|ii|iii|iv|md|phd)\.?$/i;

/** “Nguyen, Thi” becomes Thi Nguyen; undefined for names in another form. */
export function turnedName(name: string): string | undefined {
  const [, last = "", first = ""] = /^([^,]+),([^,]+)$/.exec(name.trim()) ?? [];
  if (last.trim() === "" || first.trim() === "") return undefined;
  if (suffix.test(first.trim())) return undefined;
  return `${first.trim()} ${last.trim()}`;
}

/** Normalizes a name for comparison: no case, accents, punctuation or repeated spaces. */
export function foldedName(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
