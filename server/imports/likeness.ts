// Whether two entries of a list are the same family.
import { distance } from "fastest-levenshtein";
import { foldedName } from "#shared/rules/contacts/import.ts";
import type { Family } from "./family.ts";

/** `same`: one family. `unclear`: a person has to say. `other`: two families, or two children. */
export type Likeness = "same" | "unclear" | "other";

/** Of two that share a REDCap ID. */
export function likenessById(one: Family, other: Family): Likeness {
  return parentsOf(one, other) && childrenOf(one, other) !== "other"
    ? "same"
    : "unclear";
}

/** Of two that share a phone. */
export function likenessByPhone(one: Family, other: Family): Likeness {
  if (!parentsOf(one, other)) return "unclear";
  const children = childrenOf(one, other);
  if (children !== "same") return children;
  return haveOtherIds(one, other) ? "unclear" : "same";
}

/** Of two that share the names of parent and child, but no phone and no REDCap ID. */
export function likenessByNames(one: Family, other: Family): Likeness {
  return haveOtherIds(one, other) ? "other" : "unclear";
}

function parentsOf(one: Family, other: Family): boolean {
  return foldedName(one.name) === foldedName(other.name);
}

const fewestLetters = 2;

/** Brothers and sisters share a phone; a name that is missing, cut short or misspelled is not another child's. */
function childrenOf(one: Family, other: Family): Likeness {
  const names = [
    foldedName(one.childname),
    foldedName(other.childname),
  ] as const;
  const [first, second] = names;
  if (first === second) return "same";
  const isShort = first === "" || second === "";
  const isCut = first.startsWith(second) || second.startsWith(first);
  const isMisspelled = distance(first, second) <= fewestLetters;
  return isShort || isCut || isMisspelled ? "unclear" : "other";
}

function haveOtherIds(one: Family, other: Family): boolean {
  return (
    one.redcapid !== "" &&
    other.redcapid !== "" &&
    !isSameId(one.redcapid, other.redcapid)
  );
}

function isSameId(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
