import type { ParsedInputOf } from "#shared/contract/endpoint.ts";
import type { GivenAnswer, postResult } from "#shared/contract/results.ts";
import { isPermutation } from "#shared/rules/ordering.ts";
import {
  completeContact,
  lockContactOfLink,
} from "#server/contacts/queries.ts";
import type { Database } from "#server/db/connect.ts";
import { refusal } from "#server/errors.ts";
import { newId } from "#server/ids.ts";
import {
  deleteDraft,
  deleteDraftsOfContact,
  findFinalOfContact,
  findWordings,
  insertDraft,
  insertFinal,
  lockResultOrSuccessor,
  type ResultRow,
} from "./queries.ts";
import type { Scored } from "./score.ts";

type Body = ParsedInputOf<typeof postResult>["body"];
export type Posted = ReturnType<typeof asPosted>;

/** What was handed in; the contact may stand in the field `contact` or `userid`. */
export function asPosted({ answers = [], contact, userid, ...body }: Body) {
  const { information = null } = body;
  return { ...body, answers, contact: contact ?? userid ?? null, information };
}

/** Saves a draft or the final result and answers its id; of a contact who finished before, that one's. */
export async function saveResult(
  trx: Database,
  given: Posted,
  scored: Scored,
): Promise<string> {
  const posted = await completed(trx, given);
  const { parentname = "", childname = "" } = posted;
  const contact = await lockInvited(trx, posted.contact);
  if (contact !== null) {
    const finished = await findFinalOfContact(trx, contact);
    if (finished) return finished;
  }
  const visitor = {
    _id: newId(),
    language: posted.language,
    contact,
    parentname,
    childname,
    information: posted.information,
  };
  if (posted.orderedConcerns) {
    const ranked = posted.orderedConcerns.map(({ _id }) => _id);
    return saveFinal(trx, visitor, { ...posted, ranked }, scored);
  }
  await insertDraft(trx, { ...visitor, ...scored });
  return visitor._id;
}

/** A phone that forgot its answers or its names may still rank what it handed in. */
async function completed(trx: Database, posted: Posted): Promise<Posted> {
  if (isWhole(posted) || posted._id === undefined) return posted;
  const draft = await lockResultOrSuccessor(trx, posted._id);
  if (!draft) throw outdated();
  return completedBy(draft, posted);
}

function isWhole({ answers, parentname }: Posted): boolean {
  return answers.length > 0 && parentname !== undefined;
}

function completedBy(draft: ResultRow, posted: Posted): Posted {
  if (isWhole(posted)) return posted;
  const { contact, parentname, childname } = draft;
  return { ...posted, contact, parentname, childname };
}

function outdated() {
  return refusal(400, "ranking_outdated", "orderedConcerns");
}

/** Who was invited by the link that was opened. */
async function lockInvited(trx: Database, link: string | null) {
  if (link === null) return null;
  const contact = await lockContactOfLink(trx, link);
  if (contact === undefined) throw refusal(400, "unknown_contact", "contact");
  return contact;
}

type Ranked = Pick<Posted, "_id" | "answers"> & { ranked: string[] };

type Visitor = Pick<
  ResultRow,
  "_id" | "language" | "contact" | "parentname" | "childname" | "information"
>;

async function saveFinal(
  trx: Database,
  visitor: Visitor,
  { _id, answers, ranked }: Ranked,
  fresh: Scored,
): Promise<string> {
  const draft =
    _id === undefined ? undefined : await lockResultOrSuccessor(trx, _id);
  if (draft?.final) return draft._id;
  const same =
    draft &&
    (answers.length === 0 || (await isSameQuiz(trx, draft, answers, fresh)))
      ? draft
      : undefined;
  const scored = same ? scoredIn(same) : fresh;
  if (!isPermutation(ranked, scored.proposed)) throw outdated();
  const information = same?.information ?? visitor.information;
  const result = { ...visitor, ...scored, ranked, information };
  if (!(await insertFinal(trx, { ...result, draft: _id ?? null }))) {
    const first =
      _id === undefined ? undefined : await lockResultOrSuccessor(trx, _id);
    if (!first?.final) throw refusal(409, "conflict");
    return first._id;
  }
  if (draft) await deleteDraft(trx, draft._id);
  if (visitor.contact !== null) {
    await deleteDraftsOfContact(trx, visitor.contact);
    await completeContact(trx, visitor.contact);
  }
  return visitor._id;
}

function scoredIn(draft: Scored): Scored {
  const { asked, chosen, proposed, scores, problem } = draft;
  return { asked, chosen, proposed, scores, problem };
}

/** Whether the draft holds these answers: then it holds too what the visitor saw, whatever staff did since. */
async function isSameQuiz(
  trx: Database,
  draft: ResultRow,
  answers: GivenAnswer[],
  fresh: Scored,
): Promise<boolean> {
  if (draft.chosen.join() !== fresh.chosen.join()) return false;
  if (draft.asked.join() === fresh.asked.join()) return true;
  const wordings = await findWordings(trx, draft.asked);
  const questions = new Map(
    wordings.map(({ number, question }) => [number, question]),
  );
  return answers.every(({ question }, place) => {
    const asked = draft.asked[place] ?? null;
    return asked === null || questions.get(asked) === question;
  });
}
