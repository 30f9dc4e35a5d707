import type { RefusalReason } from "#shared/contract/errors.ts";
import type { PlannedRow } from "#shared/contract/imports.ts";
import {
  foldedName,
  type ImportedField,
  importedFields,
} from "#shared/rules/contacts/import.ts";
import { reasonOf } from "#server/errors.ts";
import { createFamilies, type Entry } from "./families.ts";
import type { Family, KnownContact } from "./family.ts";

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
  const planning = begin(contacts);
  const { plan } = planning;
  checked.forEach((each, row) => {
    plan.rows.push(
      "family" in each
        ? place(planning, each, row)
        : { kind: "refused", reasons: each.reasons },
    );
  });
  return plan;
}

type Planning = ReturnType<typeof begin>;

function begin(contacts: KnownContact[]) {
  const plan: Plan = { rows: [], added: [], changed: [] };
  return {
    plan,
    families: createFamilies(contacts),
    byId: new Map(contacts.map((contact) => [contact._id, contact])),
    /** The row that each contact was found in. */
    taken: new Map<string, number>(),
    owners: createOwners(contacts),
  };
}

function place(
  planning: Planning,
  { family, decision }: CheckedFamily,
  row: number,
): PlannedRow {
  const match = planning.families.match(family);
  if (!match) return add(planning, family, row);
  const { entry, likeness } = match;
  if (likeness === "unclear") {
    const chosen = planning.byId.get(decision ?? "");
    if (decision === "add") return add(planning, family, row);
    if (chosen) return update(planning, chosen, family, row);
    planning.families.add({ row, family });
    return { kind: "asked", like: likeOf(entry) };
  }
  return entry.contact
    ? update(planning, entry.contact, family, row)
    : { kind: "repeated", like: likeOf(entry) };
}

function add(
  { plan, owners, families }: Planning,
  family: Family,
  row: number,
): PlannedRow {
  if (!owners.give(family)) return refusedAsKnown();
  plan.added.push(family);
  families.add({ row, family });
  return { kind: "new" };
}

function update(
  { plan, owners, taken }: Planning,
  contact: KnownContact,
  family: Family,
  row: number,
): PlannedRow {
  const earlier = taken.get(contact._id);
  if (earlier !== undefined)
    return { kind: "repeated", like: likeOf({ family, row: earlier }) };
  taken.set(contact._id, row);
  const after = newFieldsOf(contact, family);
  const changes = importedFields.filter((field) => field in after);
  const like = likeOf({ family: contact, contact });
  if (changes.length === 0) return { kind: "known", like };
  if (!owners.move(contact, { ...contact, ...after })) return refusedAsKnown();
  plan.changed.push({ contact, after });
  return { kind: "changed", like, changes };
}

function refusedAsKnown(): PlannedRow {
  return {
    kind: "refused",
    reasons: [reasonOf("contact_known", {}, "phone")],
  };
}

function likeOf({ family, contact, row }: Entry) {
  const { name, childname, phone, redcapid } = family;
  return {
    name,
    childname,
    phone,
    redcapid,
    ...(contact && { contact: contact._id }),
    ...(row !== undefined && { row }),
  };
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
