// Families that are known already, contacts and earlier rows, found by what they share.
import { foldedName } from "#shared/rules/contacts/import.ts";
import {
  type Likeness,
  likenessById,
  likenessByNames,
  likenessByPhone,
} from "./likeness.ts";
import type { Family, KnownContact } from "./family.ts";

/** Where a family stands: a contact, or a row of the list. */
export type Entry = {
  contact?: KnownContact;
  row?: number;
  family: Family;
};

/** Whom a row looks like, and how much. */
export type Match = { entry: Entry; likeness: Likeness };

/** One more key finds the entries that have it; an empty one finds none. */
function createLookup(keyOf: (family: Family) => string) {
  const entries = new Map<string, Entry[]>();
  return {
    add(entry: Entry) {
      const key = keyOf(entry.family);
      if (key === "") return;
      const some = entries.get(key);
      if (some) some.push(entry);
      else entries.set(key, [entry]);
    },
    find: (family: Family) => entries.get(keyOf(family)) ?? [],
  };
}

function namesOf({ name, childname }: Family): string {
  const child = foldedName(childname);
  return child === "" ? "" : `${foldedName(name)}\n${child}`;
}

export function createFamilies(contacts: KnownContact[]) {
  // What identifies most comes first: the first that says `same`, else the first that is unclear, counts.
  const ways = [
    {
      lookup: createLookup(({ redcapid }) => redcapid.toLowerCase()),
      likeness: likenessById,
    },
    { lookup: createLookup(({ phone }) => phone), likeness: likenessByPhone },
    { lookup: createLookup(namesOf), likeness: likenessByNames },
  ];
  const add = (entry: Entry) => ways.forEach(({ lookup }) => lookup.add(entry));
  for (const contact of contacts) add({ contact, family: contact });
  return {
    add,
    /** Whom this family is, or may be; undefined: nobody yet. */
    match(family: Family): Match | undefined {
      let unclear: Match | undefined;
      for (const { lookup, likeness } of ways) {
        const matches = lookup.find(family).map((entry) => ({
          entry,
          likeness: likeness(entry.family, family),
        }));
        const same = matches.find((match) => match.likeness === "same");
        if (same) return unclear ?? same;
        unclear ??= matches.find((match) => match.likeness === "unclear");
      }
      return unclear;
    },
  };
}
