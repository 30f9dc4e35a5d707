import type { ParsedInputOf } from "#shared/contract/endpoint.ts";
import type { GivenAnswer, postResult } from "#shared/contract/quiz/results.ts";
import { type AnswerOption } from "#shared/rules/quiz/answers.ts";
import { scoreConcerns } from "#shared/rules/quiz/scores.ts";
import { isPermutation, proposeOrder } from "#shared/rules/quiz/ordering.ts";
import {
  completeContact,
  lockContactOfLink,
} from "#server/outreach/contacts/queries.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { refusal } from "#server/platform/errors.ts";
import { isPreview } from "#server/platform/http/preview-context.ts";
import { newId } from "#server/platform/ids.ts";
import type { QuestionsOfAnswers } from "./read-questions.ts";
import {
  deleteDraftResult,
  deleteDraftsOfContact,
  findFinalOfContact,
  findFinalOfOtherDraft,
  findResultOrSuccessor,
  findWordings,
  insertDraftResult,
  insertFinal,
  type ResultRow,
} from "./queries.ts";

type Body = ParsedInputOf<typeof postResult>["body"];
type Posted = ReturnType<typeof asPosted>;
type Names = Pick<Body, "parentname" | "childname">;

/** Reads the contact from the field `contact` or `userid`. */
export function asPosted({ answers = [], contact, userid, ...body }: Body) {
  const { information = null } = body;
  return { ...body, answers, contact: contact ?? userid ?? null, information };
}

type Scored = {
  asked: (number | null)[];
  chosen: AnswerOption[];
  proposed: string[];
  scores: number[];
  problem: string | null;
  publication: number | null;
  publications: (number | null)[] | null;
};

/** Scores the answers. An answer to a deleted question is stored without points and marks the result as a problem. */
export function scoreAnswers(
  answers: GivenAnswer[],
  { questions, staffOrder, publications }: QuestionsOfAnswers,
): Scored {
  const scores = scoreConcerns(
    answers.map(({ answer }, place) => ({
      answer,
      concern: questions[place]?.concern ?? null,
    })),
  );
  const scored = [...scores].map(([_id, score]) => ({ _id, score }));
  const proposal = proposeOrder(scored, staffOrder);
  return {
    asked: questions.map((question) => question?.wording ?? null),
    chosen: answers.map(({ answer }) => answer),
    proposed: proposal.map(({ _id }) => _id),
    scores: proposal.map(({ score }) => score),
    problem: questions.includes(undefined) ? "question deleted" : null,
    ...publicationsOf(publications),
  };
}

/** The newest publication and, if the answers were read in several, that of each answer. */
function publicationsOf(publications: (number | null)[]) {
  const known = publications.filter((number) => number !== null);
  return {
    publication: known.length > 0 ? Math.max(...known) : null,
    publications: new Set(publications).size > 1 ? publications : null,
  };
}

/**
 * Saves a draft or a final result and returns its id. If the contact has already finished, returns that result.
 * Results of a preview are demo data without names, and belong to no contact.
 */
export async function saveResult(
  trx: Database,
  posted: Posted,
  scored: Scored,
): Promise<string> {
  const contact = await lockContact(trx, posted);
  const finished = contact !== null && (await findFinalOfContact(trx, contact));
  if (finished) return finished;
  const { orderedConcerns, ...rest } = posted;
  const submission = { ...rest, contact };
  if (!orderedConcerns) return saveDraft(trx, submission, scored);
  const order = orderedConcerns.map(({ _id }) => _id);
  const draft = await lockDraft(trx, posted);
  if (draft?.final) return draft._id;
  if (draft && draft.demo !== isPreview()) throw outdated();
  return saveFinal(trx, draft, { ...submission, order }, scored);
}

/** Locks the contact of the opened link, or else of the draft being ranked. */
async function lockContact(
  trx: Database,
  { _id, contact, orderedConcerns }: Posted,
): Promise<string | null> {
  if (contact !== null) {
    const lockedContact = isPreview()
      ? undefined
      : await lockContactOfLink(trx, contact);
    if (lockedContact === undefined)
      throw refusal(400, "unknown_contact", "contact");
    return lockedContact;
  }
  if (_id === undefined || !orderedConcerns) return null;
  const draft = await findDraft(trx, _id, contact);
  if (!draft?.contact) return null;
  return (await lockContactOfLink(trx, draft.contact)) ?? null;
}

/**
 * Locks the draft being ranked, or the final result that replaced it. Locks the contact first, in the same order as
 * when staff erase a family, so that erased data is not read.
 */
async function lockDraft(trx: Database, { _id, contact }: Posted) {
  if (_id === undefined) return undefined;
  // Another call may have replaced the draft while this one waited for the lock. Find the successor then.
  const draft = await findResultOrSuccessor(trx, _id, true);
  return draft ?? findDraft(trx, _id, contact);
}

async function findDraft(trx: Database, _id: string, contact: string | null) {
  const draft = await findResultOrSuccessor(trx, _id);
  if (draft || contact !== null) return draft;
  return findFinalOfOtherDraft(trx, _id);
}

type Submission = Omit<Posted, "orderedConcerns">;

async function saveDraft(
  trx: Database,
  submission: Submission,
  scored: Scored,
): Promise<string> {
  const { contact, language, information } = submission;
  const names = storedNames(submission);
  const visitor = { contact, ...names, language, information };
  const _id = newId();
  await insertDraftResult(trx, {
    _id,
    ...visitor,
    ...scored,
    demo: isPreview(),
  });
  return _id;
}

async function saveFinal(
  trx: Database,
  draft: ResultRow | undefined,
  { order, ...submission }: Submission & { order: string[] },
  scored: Scored,
): Promise<string> {
  const { contact, language } = submission;
  const names = storedNames(namesOf(submission, draft));
  const same = draft && (await isSameQuiz(trx, draft, submission, scored));
  const { asked, chosen, proposed, scores, ...rest } = same ? draft : scored;
  const { problem, publication, publications } = rest;
  if (!isPermutation(order, proposed)) throw outdated();
  const _id = newId();
  const isNew = await insertFinal(trx, {
    _id,
    contact,
    ...names,
    language,
    asked,
    chosen,
    proposed,
    scores,
    problem,
    publication,
    publications,
    ranked: order,
    information: (same && draft.information) || submission.information,
    draft: submission._id ?? null,
    demo: isPreview(),
  });
  if (!isNew) return replacementOf(trx, submission._id);
  if (draft) await deleteDraftResult(trx, draft._id);
  if (contact !== null) {
    await deleteDraftsOfContact(trx, contact);
    await completeContact(trx, contact);
  }
  return _id;
}

/** The submitted names, or those of the draft if the phone lost them. */
function namesOf(submission: Submission, draft: ResultRow | undefined) {
  const isWhole =
    submission.answers.length > 0 && submission.parentname !== undefined;
  const names = isWhole ? submission : draft;
  if (!names) throw outdated();
  return names;
}

/** Names typed in a preview are not stored. */
function storedNames({ parentname = "", childname = "" }: Names) {
  return isPreview()
    ? { parentname: "", childname: "" }
    : { parentname, childname };
}

function outdated() {
  return refusal(400, "ranking_outdated", "orderedConcerns");
}

/** The final result that a concurrent call saved for this draft. */
async function replacementOf(trx: Database, draft: string | undefined) {
  const replacement = draft && (await findResultOrSuccessor(trx, draft));
  if (!replacement || !replacement.final) throw refusal(409, "conflict");
  return replacement._id;
}

/** Whether the draft has the same answers. If so, its wordings are those that the visitor saw. */
async function isSameQuiz(
  trx: Database,
  draft: ResultRow,
  { answers }: Submission,
  fresh: Scored,
): Promise<boolean> {
  if (answers.length === 0) return true;
  if (draft.chosen.join() !== fresh.chosen.join()) return false;
  if (draft.asked.join() === fresh.asked.join()) return true;
  const wordings = await findWordings(trx, draft.asked);
  const questions = new Map(
    wordings.map(({ number, question }) => [number, question]),
  );
  return answers.every(({ question }, place) => {
    const wording = draft.asked[place] ?? null;
    return wording === null || questions.get(wording) === question;
  });
}
