import { isPermutation } from "#shared/rules/ordering.ts";
import { lockContact } from "#server/contacts/queries.ts";
import type { Database } from "#server/db/connect.ts";
import { newId } from "#server/ids.ts";
import type { AtOnce } from "#server/idempotency/answer-once.ts";
import { writtenDraft, writtenFinal } from "./at-once-queries.ts";
import { findResultOrSuccessor, type ResultContent } from "./queries.ts";
import { completedBy, type Posted, scoredIn } from "./save.ts";
import type { Scored } from "./score.ts";

type Saving = AtOnce<string> & {
  /** What it is if it is final, and the draft whose place it takes. */
  final?: { row: ResultContent; draft: string };
};

/**
 * What is handed in, in one statement: a draft, or the ranking of a draft with the same answers.
 * Undefined where there is more to find out: `saveResult` then does it step by step.
 */
export async function saveAtOnce(
  db: Database,
  posted: Posted,
  scored: Scored,
): Promise<Saving | undefined> {
  if (posted.orderedConcerns) return rankAtOnce(db, posted, scored);
  const _id = newId();
  const { language, contact, information } = posted;
  const { parentname = "", childname = "" } = posted;
  const visitor = { language, contact, parentname, childname, information };
  return {
    done: _id,
    statements: writtenDraft({ _id, ...visitor, ...scored }),
  };
}

async function rankAtOnce(
  db: Database,
  posted: Posted,
  fresh: Scored,
): Promise<Saving | undefined> {
  const { _id: draftId, orderedConcerns = [], answers } = posted;
  const draft =
    draftId === undefined
      ? undefined
      : await findResultOrSuccessor(db, draftId);
  if (!draft || draft.final) return undefined;
  const isSame =
    answers.length === 0 ||
    (draft.chosen.join() === fresh.chosen.join() &&
      draft.asked.join() === fresh.asked.join());
  const ranked = orderedConcerns.map(({ _id }) => _id);
  if (!isSame || !isPermutation(ranked, draft.proposed)) return undefined;
  const {
    contact,
    parentname = "",
    childname = "",
  } = completedBy(draft, posted);
  const { language } = posted;
  const scored = scoredIn(draft);
  const row = { _id: newId(), final: true, language, ...scored, ranked };
  const statements = writtenFinal({
    ...row,
    contact,
    parentname,
    childname,
    information: draft.information ?? posted.information,
    draft: draft._id,
  });
  const saving = {
    done: row._id,
    statements,
    final: { row, draft: draft._id },
  };
  if (contact === null) return saving;
  const lock = (trx: Database) => lockContact(trx, contact);
  return { ...saving, lock };
}
