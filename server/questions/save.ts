import type { ParsedInputOf } from "#shared/contract/endpoint.ts";
import type * as contract from "#shared/contract/questions.ts";
import type { Database } from "#server/db/connect.ts";
import {
  editedMeanwhile,
  notFound,
  refusal,
  refuseOtherId,
} from "#server/errors.ts";
import { isConcernKnown } from "#server/concerns/queries.ts";
import { lock } from "#server/db/lock-queries.ts";
import { takeLastPlace, toggleActive } from "#server/editing/order.ts";
import { cleanRichTexts } from "#server/editing/rich-text.ts";
import {
  findQuestion,
  insertQuestion,
  isPurposeTwice,
  updateQuestion,
} from "./queries.ts";

export const formattedOfQuestion = ["description", "description_es"] as const;

/** The same question with nothing in its formatted texts that could do harm. */
export function cleanQuestion<T extends contract.WrittenQuestion>(
  content: T,
): Promise<T> {
  return cleanRichTexts(content, formattedOfQuestion);
}

export async function createQuestion(
  trx: Database,
  _id: string,
  content: contract.WrittenQuestion,
) {
  const clean = await cleanQuestion(content);
  await checkConcern(trx, content);
  const position = await takeLastPlace(trx, "questions");
  return withEachPurposeOnce(trx, () =>
    insertQuestion(trx, { ...clean, _id, position }),
  );
}

type Saved = ParsedInputOf<typeof contract.saveQuestion>["body"];

export async function saveQuestion(
  trx: Database,
  _id: string,
  { _id: given, version, ...content }: Saved,
) {
  refuseOtherId(_id, given);
  const clean = await cleanQuestion(content);
  await checkConcern(trx, content);
  const saved = await withEachPurposeOnce(trx, () =>
    updateQuestion(trx, _id, clean, version),
  );
  if (saved) return saved;
  throw (await findQuestion(trx, _id)) ? editedMeanwhile() : notFound();
}

export async function toggleQuestion(
  trx: Database,
  _id: string,
  before: boolean | undefined,
) {
  await withEachPurposeOnce(trx, () =>
    toggleActive(trx, "questions", _id, before),
  );
}

/** Two active questions for the child's age would leave open which of them counts. */
async function withEachPurposeOnce<T>(
  trx: Database,
  change: () => Promise<T>,
): Promise<T> {
  await lock(trx, "order of questions");
  const changed = await change();
  if (await isPurposeTwice(trx)) throw refusal(409, "purpose_taken", "purpose");
  return changed;
}

async function checkConcern(
  trx: Database,
  { concern }: contract.WrittenQuestion,
) {
  if (!concern || (await isConcernKnown(trx, concern))) return;
  throw refusal(400, "unknown_concern", "concern");
}
