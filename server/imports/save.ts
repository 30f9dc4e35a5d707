import { createHash } from "node:crypto";
import type { ParsedInputOf } from "#shared/contract/endpoint.ts";
import type * as contract from "#shared/contract/imports.ts";
import { tagsOf } from "#shared/rules/contacts/view.ts";
import { mostContacts } from "#shared/rules/field-limits.ts";
import type { Database } from "#server/db/connect.ts";
import { lock } from "#server/db/lock-queries.ts";
import { refusal, refuse } from "#server/errors.ts";
import { newId } from "#server/ids.ts";
import { type Change, type CheckedRow, planImport } from "./plan.ts";
import type { Family } from "./family.ts";
import * as queries from "./queries.ts";

/** What a preview says, and a number by which it is known again. */
export async function previewOf(db: Database, checked: CheckedRow[]) {
  const { rows } = planImport(
    withoutDecisions(checked),
    await queries.findKnownContacts(db),
  );
  const fingerprint = createHash("sha256")
    .update(JSON.stringify(rows))
    .digest("base64url");
  return { fingerprint, rows };
}

/** Whoever looked at a list decided on it as it was then. */
function withoutDecisions(checked: CheckedRow[]): CheckedRow[] {
  return checked.map((row) =>
    "family" in row ? { ...row, decision: undefined } : row,
  );
}

type Given = Pick<
  ParsedInputOf<typeof contract.importContacts>["body"],
  "file" | "fingerprint"
> & { checked: CheckedRow[]; user: string };

/** Adds and changes contacts as the preview said; answers the import. */
export async function saveImport(
  trx: Database,
  { checked, fingerprint, file, user }: Given,
) {
  await lock(trx, "contacts");
  const seen = await previewOf(trx, checked);
  if (seen.fingerprint !== fingerprint) throw refusal(409, "list_changed");
  const contacts = await queries.findKnownContacts(trx);
  const plan = planImport(checked, contacts, seen.rows);
  if (contacts.length + plan.added.length > mostContacts)
    throw refuse(409, "contacts_full", { most: mostContacts });
  const count = (...kinds: string[]) =>
    plan.rows.filter(({ kind }) => kinds.includes(kind)).length;
  const _id = newId();
  await queries.insertImport(trx, {
    _id,
    user,
    filename: file.name,
    hash: file.hash,
    added: plan.added.length,
    changed: plan.changed.length,
    unchanged: count("known", "repeated"),
    refused: count("refused", "asked"),
    undone: null,
  });
  await queries.updateContacts(trx, {
    import: _id,
    changes: plan.changed.map(changedContact),
  });
  await queries.insertContacts(trx, {
    import: _id,
    contacts: plan.added.map(({ language, tags, ...family }) => ({
      ...family,
      tags: tagsOf(tags),
      _id: newId(),
      language: language === "" ? "en" : language,
    })),
  });
  return _id;
}

function changedContact({ contact, after }: Change) {
  const before = Object.fromEntries(
    Object.keys(after).map((field) => [
      field,
      contact[field as keyof typeof after],
    ]),
  );
  return {
    contact: contact._id,
    before: asStored(before),
    after: asStored(after),
  };
}

function asStored({ tags, ...fields }: Partial<Family>): queries.Fields {
  return { ...fields, ...(tags !== undefined && { tags: tagsOf(tags) }) };
}
