import { isPermutation } from "#shared/rules/ordering.ts";
import { lockContact } from "#server/contacts/queries.ts";
import type { Database } from "#server/db/connect.ts";
import { newId } from "#server/ids.ts";
import type { AtOnce } from "#server/idempotency/answer-once.ts";
import type { Services } from "#server/services.ts";
import { type Written, writtenDraft, writtenFinal } from "./at-once-queries.ts";
import { findResultOrSuccessor } from "./queries.ts";
import { completedBy, isWhole, type Posted, scoredIn } from "./save.ts";
import type { Scored } from "./score.ts";

type From = Pick<Services, "db" | "cache">;
type Saved = AtOnce<string> & {
  row: Written;
  /** The draft whose place it takes. */
  inPlaceOf?: string;
};

/**
 * What is handed in, in one statement: a draft, or the ranking of a draft with the same answers.
 * Undefined where there is more to find out: `saveResult` then does it step by step.
 */
export async function saveAtOnce(
  from: From,
  posted: Posted,
  scored: Scored,
): Promise<Saved | undefined> {
  if (posted.orderedConcerns) return rankAtOnce(from, posted, scored);
  const _id = newId();
  const { language, contact, information } = posted;
  const { parentname = "", childname = "" } = posted;
  const names = { contact, parentname, childname };
  const row = {
    _id,
    final: false,
    language,
    ...scored,
    ranked: null,
    information: [information],
  };
  return { done: _id, statements: writtenDraft({ ...row, ...names }), row };
}

async function rankAtOnce(
  from: From,
  posted: Posted,
  fresh: Scored,
): Promise<Saved | undefined> {
  const found = await findDraft(from, posted);
  if (!found || found.draft.final) return undefined;
  const { draft, visitor } = found;
  const { orderedConcerns = [], answers, language } = posted;
  const isSame =
    answers.length === 0 ||
    (draft.chosen.join() === fresh.chosen.join() &&
      draft.asked.join() === fresh.asked.join());
  const ranked = orderedConcerns.map(({ _id }) => _id);
  if (!isSame || !isPermutation(ranked, draft.proposed)) return undefined;
  const { contact, parentname = "", childname = "" } = visitor;
  const row = {
    _id: newId(),
    final: true,
    language,
    ...scoredIn(draft),
    ranked,
    information: [...draft.information, posted.information],
  };
  const statements = writtenFinal({
    ...row,
    contact,
    parentname,
    childname,
    draft: draft._id,
  });
  const saved = { done: row._id, statements, row, inPlaceOf: draft._id };
  if (contact === null) return saved;
  const lock = (trx: Database) => lockContact(trx, contact);
  return { ...saved, lock };
}

/** The draft that is ranked, and what was handed in with what it lacked. */
async function findDraft({ db, cache }: From, posted: Posted) {
  const { _id } = posted;
  if (_id === undefined) return undefined;
  // Without anybody's name: whoever forgot theirs has them read.
  const written = isWhole(posted) ? cache.findWritten<Written>(_id) : undefined;
  if (written) return { draft: written, visitor: posted };
  const draft = await findResultOrSuccessor(db, _id);
  return (
    draft && {
      draft: { ...draft, information: [draft.information] },
      visitor: completedBy(draft, posted),
    }
  );
}
