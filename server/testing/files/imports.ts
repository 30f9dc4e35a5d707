import type {
  ContactImport,
  ImportedRow,
  PlannedRow,
} from "#shared/contract/outreach/imports.ts";
import { withStaff } from "#server/testing/staff/staff-calls.ts";
import { createQuizApp } from "#server/testing/visitor/quiz.ts";

export const rosa = {
  name: "Rosa Díaz",
  childname: "Luz",
  phone: "787 555 0123",
};
export const maria = {
  name: "María López",
  phone: "+1 (201) 555-0199",
  redcapid: "R-2",
  language: "es",
};
export const listFile = { name: "list.csv", hash: "a".repeat(64) };

/** An app with calls to preview, import and undo lists. */
export async function createImports(env: NodeJS.ProcessEnv = {}) {
  const app = await withStaff(await createQuizApp(env));
  const { call, pool } = app;
  const preview = async (rows: ImportedRow[]) => {
    const reply = await call("POST /api/contacts/imports/preview", { rows });
    return reply.json<{ fingerprint: string; rows: PlannedRow[] }>();
  };
  const save = (rows: ImportedRow[], fingerprint: string) =>
    call("POST /api/contacts/imports", { rows, fingerprint, file: listFile });
  const importList = async (rows: ImportedRow[]) =>
    (await save(rows, (await preview(rows)).fingerprint)).json<ContactImport>();
  const undo = (_id: string) => call(`DELETE /api/contacts/imports/${_id}`);
  const imports = async () =>
    (await call("GET /api/contacts/imports")).json<ContactImport[]>();
  const contacts = async () =>
    (await pool.query("SELECT * FROM contacts ORDER BY _id")).rows;
  return { ...app, preview, save, importList, undo, imports, contacts };
}
