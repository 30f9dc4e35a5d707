import { z } from "zod";
import {
  importedFields,
  importLimits,
  rowKinds,
  sharedTraits,
} from "#shared/rules/outreach/contacts/import.ts";
import { staffCall } from "#shared/contract/endpoint.ts";
import { refusalBody } from "#shared/contract/errors.ts";
import { id, idParams, isoDate, text } from "#shared/contract/fields.ts";

const cell = z.string().max(importLimits.cell);

const row = z.strictObject({
  ...(Object.fromEntries(
    importedFields.map((field) => [field, cell.optional()]),
  ) as Record<(typeof importedFields)[number], z.ZodOptional<typeof cell>>),
  /** How staff resolved a possible match: add as a new family, skip, or update the contact with this id. */
  decision: z.union([z.enum(["add", "skip"]), id]).optional(),
});
const rows = z.array(row).min(1).max(importLimits.rows);
export type ImportedRow = z.input<typeof row>;

const like = z.object({
  contact: id.optional(),
  /** Index of an earlier row of the list, counted from 0. */
  row: z.int().optional(),
  name: z.string(),
  childname: z.string(),
  phone: z.string(),
  redcapid: z.string(),
});

const plannedRow = z.object({
  kind: z.enum(rowKinds),
  /** The contact or earlier row that this row matches. */
  like: like.optional(),
  /** The field that the row shares with that family, if staff have to decide. */
  shares: z.enum(sharedTraits).optional(),
  /** The fields that would change. */
  changes: z.array(z.enum(importedFields)).optional(),
  reasons: refusalBody.shape.errors.optional(),
});
export type PlannedRow = z.output<typeof plannedRow>;

export const previewImport = staffCall("POST /api/contacts/imports/preview", {
  summary: "Preview an import: the outcome of each row, without changes",
  body: z.strictObject({ rows }),
  reply: z.object({ fingerprint: z.string(), rows: z.array(plannedRow) }),
});

const contactImport = z.object({
  _id: id,
  date: isoDate,
  /** Name of the user who imported; empty if that user was deleted. */
  user: z.string(),
  filename: z.string(),
  hash: z.string(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  undone: isoDate.nullable(),
  /**
   * Added contacts that were texted or have answered. If there are any, or after `undoDays`, the import cannot be
   * undone.
   */
  used: z.array(z.string()),
  usedcount: z.int(),
  isUndoable: z.boolean(),
});
export type ContactImport = z.output<typeof contactImport>;

export const importContacts = staffCall("POST /api/contacts/imports", {
  summary: "Import a previewed list: adds and changes all contacts or none",
  body: z.strictObject({
    rows,
    /** Fingerprint of the preview. The call is refused if the contacts have changed since. */
    fingerprint: z.string().max(100),
    file: z.strictObject({
      name: text(importLimits.fileName),
      hash: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  }),
  reply: contactImport,
});

export const listImports = staffCall("GET /api/contacts/imports", {
  summary: "Imported lists, newest first",
  reply: z.array(contactImport),
});

export const undoImport = staffCall("DELETE /api/contacts/imports/:id", {
  summary:
    "Undo an import, unless one of its contacts was texted or has answered; returns the imports",
  params: idParams,
  reply: z.array(contactImport),
});
