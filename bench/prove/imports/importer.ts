import { setTimeout as wait } from "node:timers/promises";
import {
  importContacts,
  type ImportedRow,
  previewImport,
} from "#shared/contract/imports.ts";
import { refusalBody } from "#shared/contract/errors.ts";
import { type Headers, signIn } from "#bench/staff.ts";

const path = "/api/contacts/imports";

type Given = { name: string; rows: ImportedRow[]; fingerprint: string };

/** What the desk asks to import a list, in a session of its own. */
export async function createImporter(url: string) {
  const session = await signIn(url);

  async function post(where: string, body: object, headers: Headers = {}) {
    const response = await fetch(url + path + where, {
      method: "POST",
      headers: { ...session, ...headers, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    return { status: response.status, answer };
  }

  async function preview(rows: ImportedRow[]) {
    const { status, answer } = await post("/preview", { rows });
    if (status !== 200) throw new Error(`preview: ${JSON.stringify(answer)}`);
    return previewImport.reply.parse(answer);
  }

  /** The import; undefined where the list has changed since the preview. */
  async function save(
    { name, rows, fingerprint }: Given,
    key: string = crypto.randomUUID(),
  ) {
    const file = { name, hash: "0".repeat(64) };
    const { status, answer } = await post(
      "",
      { rows, fingerprint, file },
      { "idempotency-key": key },
    );
    if (status === 200) return importContacts.reply.parse(answer);
    const { errors } = refusalBody.parse(answer);
    if (errors.some(({ code }) => code === "list_changed")) return undefined;
    throw new Error(`import: ${status} ${JSON.stringify(errors)}`);
  }

  /** As the desk does: whoever hears that the list has changed looks at it again. */
  async function insist(
    name: string,
    rows: ImportedRow[],
    refused: () => void,
  ) {
    let { fingerprint } = await preview(rows);
    return async () => {
      while (!(await save({ name, rows, fingerprint }))) {
        refused();
        await wait(Math.random() * 20);
        ({ fingerprint } = await preview(rows));
      }
    };
  }

  return { preview, save, insist };
}
