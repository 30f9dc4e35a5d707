import { createHash } from "node:crypto";
import type { ParsedInputOf } from "#shared/contract/endpoint.ts";
import type * as contract from "#shared/contract/outreach/imports.ts";
import type { ImportedRow } from "#shared/contract/outreach/imports.ts";
import { tagsOf } from "#shared/rules/outreach/contacts/view.ts";
import { mostContacts } from "#shared/rules/field-limits.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { lock } from "#server/platform/db/lock-queries.ts";
import {
  refusal,
  refuse,
  Refusal,
  refusalOf,
  notFound,
} from "#server/platform/errors.ts";
import { newId } from "#server/platform/ids.ts";
import { type Change, type CheckedImportRow, planImport } from "./plan.ts";
import type { Family } from "./duplicates.ts";
import * as queries from "./queries.ts";
import { setImmediate as letOthersGo } from "node:timers/promises";
import type { CountryCode } from "libphonenumber-js/max";
import { importedContact } from "#shared/contract/outreach/contacts.ts";
import { recipientOf } from "#server/outreach/messages/recipient.ts";
import { deleteContactRows } from "#server/outreach/erasure/erase-queries.ts";

/** A preview and its fingerprint. */
export async function previewOf(db: Database, checked: CheckedImportRow[]) {
  const { rows } = planImport(
    withoutDecisions(checked),
    await queries.findKnownContacts(db),
  );
  const fingerprint = createHash("sha256")
    .update(JSON.stringify(rows))
    .digest("base64url");
  return { fingerprint, rows };
}

/** The rows as they were previewed, without the decisions of staff. */
function withoutDecisions(checked: CheckedImportRow[]): CheckedImportRow[] {
  return checked.map((row) =>
    "family" in row ? { ...row, decision: undefined } : row,
  );
}

type Given = Pick<
  ParsedInputOf<typeof contract.importContacts>["body"],
  "file" | "fingerprint"
> & { checked: CheckedImportRow[]; user: string };

/** Applies a preview: adds and changes contacts. Returns the import. */
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

function asStored({
  tags,
  ...fields
}: Partial<Family>): queries.ContactColumns {
  return { ...fields, ...(tags !== undefined && { tags: tagsOf(tags) }) };
}

/** Parsing this many phones takes about ten milliseconds. */
const rowsAtOnce = 100;

/** Parses every row into a family with a reachable phone, or the reason it is invalid. */
export async function checkRows(
  rows: ImportedRow[],
  countries: CountryCode[],
): Promise<CheckedImportRow[]> {
  const checked: CheckedImportRow[] = [];
  for (const [place, row] of rows.entries()) {
    checked.push(await checkRow(row, countries));
    if (place % rowsAtOnce === 0) await letOthersGo();
  }
  return checked;
}

async function checkRow(
  { decision, ...cells }: ImportedRow,
  countries: CountryCode[],
): Promise<CheckedImportRow> {
  const parsed = importedContact.safeParse(cells);
  if (!parsed.success)
    return { reasons: refusalOf(parsed.error, cells).errors };
  const { phone, language = "", ...rest } = parsed.data;
  try {
    const recipient = await recipientOf(phone, countries, "phone");
    return { decision, family: { ...rest, language, phone: recipient } };
  } catch (error) {
    if (error instanceof Refusal) return { reasons: error.errors };
    throw error;
  }
}

/**
 * Undoes an import. Refuses if it was already undone, is too old, or one of its contacts was texted or has answered.
 */
export async function undoImport(trx: Database, _id: string) {
  await lock(trx, "contacts");
  await queries.lockImported(trx, _id);
  const [found] = await queries.findImports(trx, _id);
  if (!found) throw notFound();
  if (!found.isUndoable) throw refusal(409, "import_used");
  await queries.revertContacts(trx, _id);
  await deleteContactRows(trx, await queries.findAdded(trx, _id));
  await queries.markUndone(trx, _id);
}
