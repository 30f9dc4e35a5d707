import type { Database } from "#server/db/connect.ts";
import { lock } from "#server/db/lock-queries.ts";
import { contactList } from "#server/contacts/delete-queries.ts";
import { notFound, refusal } from "#server/errors.ts";
import { deleteReplies } from "#server/idempotency/queries.ts";
import * as queries from "./queries.ts";

/** Takes an import back, unless it was undone before, is too old, or somebody of it was texted or has answered. */
export async function undoImport(trx: Database, _id: string) {
  await lock(trx, "contacts");
  await queries.lockImported(trx, _id);
  const [found] = await queries.findImports(trx, _id);
  if (!found) throw notFound();
  if (!found.isUndoable) throw refusal(409, "import_used");
  await deleteReplies(trx, [contactList]);
  await queries.takeBack(trx, _id);
}
