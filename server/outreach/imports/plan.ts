import type { RefusalReason } from "#shared/contract/errors.ts";
import type { PlannedRow } from "#shared/contract/outreach/imports.ts";
import {
  foldedName,
  type ImportedField,
  importedFields,
} from "#shared/rules/outreach/contacts/import.ts";
import {
  tagsOf,
  tagsText,
  tagsWith,
  tagKey,
} from "#shared/rules/outreach/contacts/view.ts";
import { reasonOf } from "#server/platform/errors.ts";
import {
  indexFamilies,
  type FamilyEntry,
  type Family,
  type KnownContact,
} from "./duplicates.ts";

/** A checked row: a family, or the reason it is invalid. */
export type CheckedImportRow = CheckedFamily | { reasons: RefusalReason[] };
type CheckedFamily = { family: Family; decision: string | undefined };

export type Change = {
  contact: KnownContact;
  /** The changed fields with their new values. */
  after: Partial<Family>;
};

export type Plan = {
  rows: PlannedRow[];
  added: Family[];
  changed: Change[];
};

/**
 * Plans what to do with each row, in order. Decisions apply only to unclear rows. A row that was unclear in the
 * preview (`seen`) and has no decision is skipped, even if other decisions make it clear.
 */
export function planImport(
  checked: CheckedImportRow[],
  contacts: KnownContact[],
  seen: PlannedRow[] = [],
): Plan {
  const planning = begin(contacts);
  const { plan } = planning;
  const spell = createSpelling(contacts);
  checked.forEach((each, row) => {
    plan.rows.push(
      "family" in each
        ? (leftOut(planning, each, { row, seen: seen[row] }) ??
            place(planning, { ...each, family: spell(each.family) }, row))
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
    families: indexFamilies(contacts),
    byId: new Map(contacts.map((contact) => [contact._id, contact])),
    /** The row that matched each contact. */
    taken: new Map<string, number>(),
    owners: createOwners(contacts),
  };
}

function leftOut(
  { families }: Planning,
  { family, decision = "skip" }: CheckedFamily,
  { row, seen }: { row: number; seen: PlannedRow | undefined },
) {
  if (seen?.kind !== "asked" || decision !== "skip") return undefined;
  families.add({ row, family });
  return seen;
}

function place(
  planning: Planning,
  { family, decision }: CheckedFamily,
  row: number,
): PlannedRow {
  const { families, byId, taken } = planning;
  const match = families.match(family);
  if (!match) return add(planning, family, row);
  const { entry, likeness, shares } = match;
  const { contact } = entry;
  const earlier = contact ? taken.get(contact._id) : entry.row;
  const isSame = likeness === "same";
  if (isSame && contact && earlier === undefined)
    return update(planning, contact, family, row);
  // Two rows of one family: if they differ, staff decide.
  if (isSame && changesOf(newFieldsOf(entry.family, family)).length === 0)
    return { kind: "repeated", like: likeOf({ family, row: earlier }) };
  if (decision === "add") return add(planning, family, row);
  const chosen = byId.get(decision ?? "");
  if (chosen && !taken.has(chosen._id))
    return update(planning, chosen, family, row);
  families.add({ row, family });
  return { kind: "asked", shares, like: likeOf({ ...entry, row: earlier }) };
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
  { plan, owners, taken, families }: Planning,
  contact: KnownContact,
  family: Family,
  row: number,
): PlannedRow {
  taken.set(contact._id, row);
  const after = newFieldsOf(contact, family);
  const changes = changesOf(after);
  const like = likeOf({ family: contact, contact });
  if (changes.length === 0) return { kind: "known", like };
  const changed = { ...contact, ...after };
  if (!owners.move(contact, changed)) return refusedAsKnown();
  families.change(contact, changed);
  plan.changed.push({ contact, after });
  return { kind: "changed", like, changes };
}

function changesOf(after: Partial<Family>): ImportedField[] {
  return importedFields.filter((field) => field in after);
}

function refusedAsKnown(): PlannedRow {
  return {
    kind: "refused",
    reasons: [reasonOf("contact_known", {}, "phone")],
  };
}

function likeOf({ family, contact, row }: FamilyEntry) {
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

/** Fields that differ from the contact. Names that differ only in case or accents are equal. */
function newFieldsOf(contact: Family, row: Family): Partial<Family> {
  // Imports add tags to those set by staff and remove none.
  const tags = tagsText(tagsWith(tagsOf(contact.tags), tagsOf(row.tags)));
  const family = { ...row, tags };
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

/** Parent, child and phone together are unique in the list. */
function createOwners(contacts: Family[]) {
  const keyOf = ({ phone, name, childname }: Family) =>
    [phone, name, childname].join("\n");
  const taken = new Set(contacts.map(keyOf));
  // One statement changes all contacts, so none may take values that another one still has. New contacts are inserted
  // afterwards.
  const left = new Set<string>();
  return {
    give(family: Family) {
      const key = keyOf(family);
      if (taken.has(key)) return false;
      taken.add(key);
      return true;
    },
    move(from: Family, to: Family) {
      const key = keyOf(to);
      if (key === keyOf(from)) return true;
      if (taken.has(key) || left.has(key)) return false;
      taken.delete(keyOf(from));
      left.add(keyOf(from));
      taken.add(key);
      return true;
    },
  };
}

/** Uses the spelling of tags on contacts or in earlier rows. */
function createSpelling(contacts: KnownContact[]) {
  const spellings = new Map<string, string>();
  const spell = (tags: string): string[] =>
    tagsOf(tags).map((tag) => {
      const spelled = spellings.get(tagKey(tag)) ?? tag;
      spellings.set(tagKey(tag), spelled);
      return spelled;
    });
  // Most contacts share their tags with others, so each text is parsed once.
  new Set(contacts.map(({ tags }) => tags)).forEach(spell);
  return (family: Family): Family =>
    family.tags === ""
      ? family
      : { ...family, tags: tagsText(tagsWith([], spell(family.tags))) };
}
