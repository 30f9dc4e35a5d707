import { isPermutation } from "#shared/rules/ordering.ts";
import { lockContact } from "#server/contacts/queries.ts";
import type { Database } from "#server/db/connect.ts";
import { newId } from "#server/ids.ts";
import type { AtOnce } from "#server/idempotency/answer-once.ts";
import { writtenDraft, writtenFinal } from "./at-once-queries.ts";
import { findResultOrSuccessor, type WrittenResult } from "./queries.ts";
import { completedBy, isWhole, type Posted, scoredIn } from "./save.ts";
import type { Scored } from "./score.ts";

type Saving = AtOnce<string> & {
  row: WrittenResult;
  /** Of a final result, the draft whose place it takes. */
  draft?: string;
};

/** What this instance knows of a result since it wrote it. */
type FindWritten = (id: string) => WrittenResult | undefined;

/**
 * What is handed in, in one statement: a draft, or the ranking of a draft with the same answers.
 * Undefined where there is more to find out: `saveResult` then does it step by step.
 */
export async function saveAtOnce(
  db: Database,
  posted: Posted,
  scored: Scored,
  findWritten: FindWritten,
): Promise<Saving | undefined> {
  if (posted.orderedConcerns)
    return rankAtOnce(db, posted, scored, findWritten);
  const { language, contact, information } = posted;
  const { parentname = "", childname = "" } = posted;
  const row = { _id: newId(), language, information, ...scored };
  return {
    done: row._id,
    statements: writtenDraft({ ...row, contact, parentname, childname }),
    row: { ...row, final: false, ranked: null },
  };
}

async function rankAtOnce(
  db: Database,
  posted: Posted,
  fresh: Scored,
  findWritten: FindWritten,
): Promise<Saving | undefined> {
  const { orderedConcerns = [], answers } = posted;
  const found = await findDraft(db, posted, findWritten);
  if (!found || found.draft.final) return undefined;
  const { draft, visitor } = found;
  const isSame =
    answers.length === 0 ||
    (draft.chosen.join() === fresh.chosen.join() &&
      draft.asked.join() === fresh.asked.join());
  const ranked = orderedConcerns.map(({ _id }) => _id);
  if (!isSame || !isPermutation(ranked, draft.proposed)) return undefined;
  const { contact, parentname = "", childname = "" } = visitor;
  const { language } = posted;
  const information = draft.information ?? posted.information;
  const scored = scoredIn(draft);
  const content = { _id: newId(), language, information, ...scored, ranked };
  const statements = writtenFinal({
    ...content,
    contact,
    parentname,
    childname,
    draft: draft._id,
  });
  const row = { ...content, final: true };
  const saving = { done: row._id, statements, row, draft: draft._id };
  if (contact === null) return saving;
  const lock = (trx: Database) => lockContact(trx, contact);
  return { ...saving, lock };
}

/** The draft that is ranked, and for whom; the statement looks whether it still is what is remembered of it. */
async function findDraft(
  db: Database,
  posted: Posted,
  findWritten: FindWritten,
) {
  const { _id } = posted;
  if (_id === undefined) return undefined;
  // Names are in the database alone.
  const written = isWhole(posted) ? findWritten(_id) : undefined;
  if (written) return { draft: written, visitor: posted };
  const read = await findResultOrSuccessor(db, _id);
  return read && { draft: read, visitor: completedBy(read, posted) };
}
