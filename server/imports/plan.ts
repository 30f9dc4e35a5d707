import type { RefusalReason } from "#shared/contract/errors.ts";
import type { PlannedRow } from "#shared/contract/imports.ts";
import {
  foldedName,
  type ImportedField,
  importedFields,
} from "#shared/rules/contact-import.ts";
import type { Language } from "#shared/rules/language.ts";
import { reasonOf } from "#server/errors.ts";
import { createFamilies, type Entry } from "./families.ts";

/** What a list says of a family; empty where it says nothing. */
export type Family = Record<Exclude<ImportedField, "language">, string> & {
  language: Language | "";
};
export type KnownContact = Family & { _id: string };

/** A row that was checked: a family, or why it is none. */
export type CheckedRow = CheckedFamily | { reasons: RefusalReason[] };
type CheckedFamily = { family: Family; decision: string | undefined };

export type Change = {
  contact: KnownContact;
  /** The fields that are new, as they will be. */
  after: Partial<Family>;
};

export type Plan = {
  rows: PlannedRow[];
  added: Family[];
  changed: Change[];
};

/** What becomes of every row, in their order; decisions count only where it was asked. */
export function planImport(
  checked: CheckedRow[],
  contacts: KnownContact[],
): Plan {
  const families = createFamilies(contacts);
  const byId = new Map(contacts.map((contact) => [contact._id, contact]));
  const taken = new Map<string, number>();
  const owners = createOwners(contacts);
  const plan: Plan = { rows: [], added: [], changed: [] };

  function add(family: Family, row: number): PlannedRow {
    if (!owners.give(family)) return refusedRow("contact_known");
    plan.added.push(family);
    families.add({ row, family });
    return { kind: "new" };
  }

  function update(
    contact: KnownContact,
    family: Family,
    row: number,
  ): PlannedRow {
    const earlier = taken.get(contact._id);
    if (earlier !== undefined)
      return { kind: "repeated", like: { ...shownOf(family), row: earlier } };
    taken.set(contact._id, row);
    const after = newFieldsOf(contact, family);
    const changes = importedFields.filter((field) => field in after);
    const like = { ...shownOf(contact), contact: contact._id };
    if (changes.length === 0) return { kind: "known", like };
    if (!owners.move(contact, { ...contact, ...after }))
      return refusedRow("contact_known");
    plan.changed.push({ contact, after });
    return { kind: "changed", like, changes };
  }

  function ask(entry: Entry, family: Family, row: number): PlannedRow {
    families.add({ row, family });
    const { contact, row: earlier } = entry;
    const like = {
      ...shownOf(entry.family),
      ...(contact && { contact: contact._id }),
      ...(earlier !== undefined && { row: earlier }),
    };
    return { kind: "asked", like };
  }

  function place({ family, decision }: CheckedFamily, row: number) {
    const match = families.match(family);
    if (!match || match.likeness === "other") return add(family, row);
    const { entry, likeness } = match;
    if (likeness === "unclear") {
      const chosen = decision === undefined ? undefined : byId.get(decision);
      if (decision === "add") return add(family, row);
      if (chosen) return update(chosen, family, row);
      return ask(entry, family, row);
    }
    return entry.contact
      ? update(entry.contact, family, row)
      : {
          kind: "repeated" as const,
          like: { ...shownOf(entry.family), row: entry.row },
        };
  }

  checked.forEach((each, row) => {
    plan.rows.push(
      "family" in each
        ? place(each, row)
        : { kind: "refused", reasons: each.reasons },
    );
  });
  return plan;
}

function refusedRow(code: "contact_known"): PlannedRow {
  return { kind: "refused", reasons: [reasonOf(code, {}, "phone")] };
}

function shownOf({ name, childname, phone, redcapid }: Family) {
  return { name, childname, phone, redcapid };
}

const names: ImportedField[] = ["name", "childname"];

/** What the row says and the contact does not; case and accents alone make no other name. */
function newFieldsOf(contact: Family, family: Family): Partial<Family> {
  const isNew = (field: ImportedField) => {
    if (family[field] === "" || family[field] === contact[field]) return false;
    return (
      !names.includes(field) ||
      foldedName(family[field]) !== foldedName(contact[field])
    );
  };
  return Object.fromEntries(
    importedFields.filter(isNew).map((field) => [field, family[field]]),
  );
}

/** Parent, child and phone together stand in the list once. */
function createOwners(contacts: Family[]) {
  const keyOf = ({ phone, name, childname }: Family) =>
    [phone, name, childname].join("\n");
  const keys = new Set(contacts.map(keyOf));
  const give = (family: Family) => {
    const isFree = !keys.has(keyOf(family));
    keys.add(keyOf(family));
    return isFree;
  };
  return {
    give,
    // The old place stays taken: in the database all rows change at once.
    move: (from: Family, to: Family) => keyOf(from) === keyOf(to) || give(to),
  };
}
