// Matches families with existing contacts and earlier rows by shared fields.
import {
  foldedName,
  type SharedTrait,
  type ImportedField,
} from "#shared/rules/outreach/contacts/import.ts";
import type { Language } from "#shared/rules/language.ts";
import { distance } from "fastest-levenshtein";

/** A reference to a family: a contact or a row of the list. */
export type FamilyEntry = {
  contact?: KnownContact;
  row?: number | undefined;
  family: Family;
};

/** A possible match for a row, and its strength. */
export type Match = {
  entry: FamilyEntry;
  likeness: Likeness;
  shares: SharedTrait;
};

/** An index of entries by a key. An empty key matches nothing. */
function createLookup(keyOf: (family: Family) => string) {
  const entries = new Map<string, FamilyEntry[]>();
  return {
    add(entry: FamilyEntry) {
      const key = keyOf(entry.family);
      if (key === "") return;
      const some = entries.get(key);
      if (some) some.push(entry);
      else entries.set(key, [entry]);
    },
    remove(entry: FamilyEntry) {
      const some = entries.get(keyOf(entry.family));
      if (some) some.splice(some.indexOf(entry), 1);
    },
    find: (family: Family) => entries.get(keyOf(family)) ?? [],
  };
}

function namesOf({ name, childname }: Family): string {
  const child = foldedName(childname);
  return child === "" ? "" : `${foldedName(name)}\n${child}`;
}

export function indexFamilies(contacts: KnownContact[]) {
  // The strongest key comes first. The first `same` match counts, or else the first unclear one.
  const ways = [
    {
      shares: "redcapid" as const,
      lookup: createLookup(({ redcapid }) => redcapid.toLowerCase()),
      likeness: likenessById,
    },
    {
      shares: "phone" as const,
      lookup: createLookup(({ phone }) => phone),
      likeness: likenessByPhone,
    },
    {
      shares: "names" as const,
      lookup: createLookup(namesOf),
      likeness: likenessByNames,
    },
  ];
  const add = (entry: FamilyEntry) =>
    ways.forEach(({ lookup }) => lookup.add(entry));
  const byId = new Map(
    contacts.map((contact) => [
      contact._id,
      { contact, family: contact as Family },
    ]),
  );
  for (const entry of byId.values()) add(entry);
  return {
    add,
    /** Updates a contact with the values of a row. */
    change(contact: KnownContact, family: Family) {
      const entry = byId.get(contact._id);
      if (!entry) return;
      for (const { lookup } of ways) lookup.remove(entry);
      entry.family = family;
      add(entry);
    },
    /** The contact or row that is, or may be, this family; undefined for a new family. */
    match(family: Family): Match | undefined {
      let same: Match | undefined;
      let unclear: Match | undefined;
      for (const { lookup, likeness, shares } of ways) {
        const matches = lookup.find(family).map((entry) => ({
          entry,
          shares,
          likeness: likeness(entry.family, family),
        }));
        const found = sameOf(matches, family);
        const other = same && found && found.entry !== same.entry;
        if (other) return { ...found, likeness: "unclear" };
        // Nothing is unclear after a `same` match with a contact. A matching row, however, may still be skipped.
        unclear ??=
          same || found?.entry.contact
            ? undefined
            : matches.find((match) => match.likeness === "unclear");
        same ??= found;
        if (found?.likeness === "unclear") return found;
        if (unclear && same) return unclear;
      }
      return same ?? unclear;
    },
  };
}

/**
 * The `same` match. Among several, prefers the one with the same phone and spelling, or else the same phone;
 * otherwise the match is unclear.
 */
function sameOf(matches: Match[], family: Family): Match | undefined {
  const [first, ...others] = matches.filter(
    ({ likeness }) => likeness === "same",
  );
  if (!first || others.length === 0) return first;
  const withPhone = [first, ...others].filter(
    ({ entry }) => entry.family.phone === family.phone,
  );
  const alike = withPhone.find(
    ({ entry: { family: other } }) =>
      other.name === family.name && other.childname === family.childname,
  );
  return alike ?? withPhone[0] ?? { ...first, likeness: "unclear" };
}

/** The fields of a family in a list; empty if the list has no value. */
export type Family = Record<Exclude<ImportedField, "language">, string> & {
  language: Language | "";
};
export type KnownContact = Family & { _id: string };

/** `same`: one family. `unclear`: staff decide. `other`: two families, or two children. */
type Likeness = "same" | "unclear" | "other";

/** Compares two families that share a REDCap ID. */
function likenessById(one: Family, other: Family): Likeness {
  return parentsOf(one, other) && childrenOf(one, other) !== "other"
    ? "same"
    : "unclear";
}

/** Compares two families that share a phone. */
function likenessByPhone(one: Family, other: Family): Likeness {
  if (!parentsOf(one, other)) return "unclear";
  const children = childrenOf(one, other);
  if (children !== "same") return children;
  return haveOtherIds(one, other) ? "unclear" : "same";
}

/** Compares two families that share the names of parent and child, but no phone and no REDCap ID. */
function likenessByNames(one: Family, other: Family): Likeness {
  return haveOtherIds(one, other) ? "other" : "unclear";
}

function parentsOf(one: Family, other: Family): boolean {
  return foldedName(one.name) === foldedName(other.name);
}

const fewestLetters = 2;

/**
 * Compares the children of families that share a phone, such as siblings. A missing, shortened or misspelled name
 * may still be the same child.
 */
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
