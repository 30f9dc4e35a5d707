import { nameLimit, phoneLimit } from "#shared/rules/field-limits.ts";

/** All that staff or a list can say of a family, in the order of the forms. */
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

/** Characters that a field takes. */
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
  /** Rows of one file. */
  rows: 20_000,
  /** Characters of a cell; what a field takes is less. */
  cell: 2000,
  fileName: 200,
  /** Bytes of the file, and what it unpacks to. */
  fileBytes: 20_000_000,
  unpackedBytes: 200_000_000,
};

/** How long an import may be undone: what was there before is kept that long. */
export const undoDays = 30;

/**
 * What becomes of a row: added · nothing to do, as all of it is known · some fields are new · the same
 * family as an earlier row · somebody has to say who it is · not possible, for the reasons given.
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

/** What a row shares with a family that it may be. */
export const sharedTraits = ["redcapid", "phone", "names"] as const;
export type SharedTrait = (typeof sharedTraits)[number];

/** Refusals as lists say them; `no` and `not` in front of a few words as well. */
const refused =
  /^(?:(?:0|n)(?: no)?|(?:0 )?(?:no|false|falso|none|never|nunca|ningun[oa]|unchecked)|(?:no|not|did not|does not)(?: \p{L}+){1,4}|(?:declined|denied|refused|rejected|revoked|withdrawn|opted out|negado|denegado|rechazado|rechazo|revocado|retirado|se nego)(?: .*)?)$/u;

/** Whether a cell about consent says that there is none: "No", "0 - no", "Unchecked", "Declined by phone". */
export function saysNoConsent(cell: string): boolean {
  return refused.test(foldedName(cell));
}

const suffix = /^(?:jr|sr|ii|iii|iv|md|phd)\.?$/i;

/** “Nguyen, Thi” as Thi Nguyen; undefined for names that are not written so. */
export function turnedName(name: string): string | undefined {
  const [, last = "", first = ""] = /^([^,]+),([^,]+)$/.exec(name.trim()) ?? [];
  if (last.trim() === "" || first.trim() === "") return undefined;
  if (suffix.test(first.trim())) return undefined;
  return `${first.trim()} ${last.trim()}`;
}

/** Names as people compare them: without case, accents, punctuation and double blanks. */
export function foldedName(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
