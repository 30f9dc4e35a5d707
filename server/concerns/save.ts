import type { ParsedInputOf } from "#shared/contract/endpoint.ts";
import type * as contract from "#shared/contract/concerns.ts";
import type { Database } from "#server/db/connect.ts";
import { editedMeanwhile, notFound, refuseOtherId } from "#server/errors.ts";
import { takeLastPlace } from "#server/editing/order.ts";
import { cleanRichTexts } from "#server/editing/rich-text.ts";
import { findConcern, insertConcern, updateConcern } from "./queries.ts";

export const formattedOfConcern = [
  "content",
  "content_es",
  "childrencontent",
  "childrencontent_es",
] as const;

/** The same concern with nothing in its formatted texts that could do harm. */
export function cleanConcern<T extends contract.WrittenConcern>(
  content: T,
): Promise<T> {
  return cleanRichTexts(content, formattedOfConcern);
}

export async function createConcern(
  trx: Database,
  _id: string,
  content: contract.WrittenConcern,
) {
  const clean = await cleanConcern(content);
  const position = await takeLastPlace(trx, "concerns");
  return insertConcern(trx, { ...clean, _id, position });
}

type Saved = ParsedInputOf<typeof contract.saveConcern>["body"];

export async function saveConcern(
  trx: Database,
  _id: string,
  { _id: given, version, ...content }: Saved,
) {
  refuseOtherId(_id, given);
  const clean = await cleanConcern(content);
  const saved = await updateConcern(trx, _id, clean, version);
  if (saved) return saved;
  throw (await findConcern(trx, _id)) ? editedMeanwhile() : notFound();
}
