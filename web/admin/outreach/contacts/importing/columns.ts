import * as v from "valibot";
import {
  foldedName,
  type ImportedField,
} from "#shared/rules/outreach/contacts/import.ts";
import { parse, readText, writeText } from "#web/core/storage/storage.ts";
import type { Cell, CellTable } from "#web/admin/spreadsheet/table.ts";

/** A parent's name may be split into two columns. */
export type ListField = ImportedField | "lastname";

/** Common headings, normalized. The better a heading fits, the earlier it is listed. */
const texts: Record<ListField, string> = {
  name: `parent name, name of parent, parent, parent guardian,
    parent guardian name, parent first name, guardian, guardian name,
    caregiver, caregiver name, mother, mother name, responsible party,
    nombre del padre o madre, nombre del padre, nombre de la madre,
    padre madre, padre o madre, madre, padre, tutor, nombre del tutor,
    cuidador, encargado, nombre del encargado, first name, contact name,
    full name, name, nombre completo, nombre`,
  lastname: `parent last name, guardian last name, mother last name, last name,
    surname, apellidos del padre, apellidos, apellido`,
  childname: `child name, name of child, nombre de su hijo, nombre de su hija,
    nombre del estudiante, estudiante, child first name, child,
    patient name, patient, student, student name, teen, adolescent,
    nombre del nino, nombre de la nina, nombre del nino o nina,
    nombre del hijo, nombre de la hija, nombre del menor, nino, nina, hijo,
    hija, hijo o hija, menor, paciente, nombre del paciente, childname`,
  phone: `mobile phone, mobile, cell phone, cell, cellphone, phone number, phone,
    mobile number, telephone, tel, sms, parent phone, parent cell,
    guardian phone, celular, telefono celular, movil, telefono movil,
    telefono, numero de telefono, numero de celular, numero de movil`,
  redcapid: `redcap id, redcapid, record id, recordid, study id, participant id,
    subject id, id de redcap, id de registro, id del registro,
    numero de estudio, mrn, id`,
  language: `language, preferred language, lang, language preference,
    parent language, idioma, idioma preferido, idioma prefiere, que idioma,
    lengua`,
  consentdate: `consent date, date of consent, text consent date, sms consent date,
    consented on, fecha de consentimiento, fecha del consentimiento,
    fecha en que acepto`,
  consentsource: `consent source, source of consent, consent, sms consent, text consent,
    how consented, consentimiento, origen del consentimiento`,
  zip: "zip, zip code, zipcode, postal code, codigo postal",
  timezone: "time zone, timezone, tz, zona horaria, huso horario",
  note: `note, notes, comment, comments, nota, notas, comentario, comentarios,
    observaciones`,
  tags: `tags, tag, group, school, site, clinic site, wave, cohort, etiquetas,
    etiqueta, grupo, escuela, sede`,
};

/** In the order shown to staff. */
export const listFields = Object.keys(texts) as ListField[];
const headings = Object.fromEntries(
  listFields.map((field) => [field, texts[field].split(/,\s+/)]),
) as Record<ListField, string[]>;

/** The column index of each field. */
export type Columns = Partial<Record<ListField, number>>;

/** Normalizes a heading: REDCap writes parent_name, others “Parent's Name (required)”. */
function normalized(cell: Cell): string {
  return foldedName(
    String(cell)
      .replace(/^\s*\d{1,3}[.)]\s+/, "")
      .replace(/_/g, " ")
      .replace(/['’]s\b/g, "")
      .replace(/([a-z])([A-Z])/g, "$1 $2")
      .replace(/\(.*?\)/g, " "),
  );
}

/** How well a heading fits a field; 0 if it does not. */
function fit(heading: string, field: ListField): number {
  const candidates = headings[field];
  const exact = candidates.indexOf(heading);
  if (exact >= 0) return 1000 - exact;
  // Allow extra words: “Parent phone (home)”, “Mother name 1”.
  const part = candidates.findIndex(
    (candidate) =>
      candidate.includes(" ") && ` ${heading} `.includes(` ${candidate} `),
  );
  return part >= 0 ? 500 - part : 0;
}

/** Guesses the column of each field from the headings, best fits first. */
export function guessColumns(head: Cell[]): Columns {
  const fits = head
    .flatMap((cell, column) => {
      const heading = normalized(cell);
      return listFields.map((field) => ({
        field,
        column,
        score: fit(heading, field),
      }));
    })
    .filter(({ score }) => score > 0)
    .sort((one, another) => another.score - one.score);
  const columns: Columns = {};
  const taken = new Set<number>();
  for (const { field, column } of fits) {
    if (field in columns || taken.has(column)) continue;
    columns[field] = column;
    taken.add(column);
  }
  return columns;
}

const rowsToSearch = 20;

/**
 * The index of the header row: the row with the most known headings among the first rows. If two adjacent rows have
 * the same number (labels above variable names), the lower one wins. Returns -1 if no row has a name or a phone.
 */
export function findHead(table: CellTable): number {
  let best = { row: -1, count: 0 };
  table.slice(0, rowsToSearch).forEach((cells, row) => {
    const columns = guessColumns(cells);
    const isHead = columns.name !== undefined || columns.phone !== undefined;
    const count = isHead ? Object.keys(columns).length : 0;
    const isBelow = count === best.count && row === best.row + 1;
    if (count > best.count || (isHead && isBelow)) best = { row, count };
  });
  return best.row;
}

const shape = v.record(v.string(), v.string());

/** The columns that staff chose earlier for these headings, or else guesses. */
export function columnsOf(head: Cell[]): Columns {
  const stored = storedColumns();
  const columns: Columns = {};
  head.forEach((cell, column) => {
    const field = stored.get(String(cell));
    if (field !== undefined) columns[field as ListField] ??= column;
  });
  const isEnough = columns.name !== undefined && columns.phone !== undefined;
  return isEnough ? columns : guessColumns(head);
}

export function rememberColumns(head: Cell[], columns: Columns) {
  const stored = storedColumns();
  for (const heading of head) stored.delete(String(heading));
  for (const [field, column] of Object.entries(columns)) {
    const heading = String(head[column] ?? "");
    if (heading !== "") stored.set(heading, field);
  }
  writeText("importColumns", JSON.stringify(Object.fromEntries(stored)));
}

function storedColumns(): Map<string, string> {
  return new Map(Object.entries(parse(readText("importColumns"), shape) ?? {}));
}
