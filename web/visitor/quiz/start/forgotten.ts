import { call, isRefusedFor } from "#web/core/calls/call.ts";
import { readQuiz } from "#web/visitor/quiz/quiz-store.ts";
import {
  forgetContact,
  readVisitor,
  restart,
} from "#web/visitor/quiz/visitor.ts";

/** Only the server's own word counts: anything on the way to it may answer 404 as well. */
export function isUnknown(error: unknown): boolean {
  return isRefusedFor("not_found", error);
}

/** Whether these are this phone's own finished results; answers that were never ranked stay. */
export function isOwnFinal(result: string | undefined): boolean {
  return result !== undefined && readQuiz().final === result;
}

async function isGone(asking: Promise<unknown>): Promise<boolean> {
  return asking.then(() => false, isUnknown);
}

async function forgetResult(isWanted: () => boolean): Promise<boolean> {
  const { final: id } = readQuiz();
  if (id === undefined) return false;
  const asking = call("GET /api/results/:id", { params: { id } });
  if (!(await isGone(asking)) || !isWanted() || !isOwnFinal(id)) return false;
  restart();
  return true;
}

async function forgetInvitation(isWanted: () => boolean): Promise<boolean> {
  const { contactId: id } = readVisitor();
  if (id === undefined) return false;
  const asking = call("GET /api/contacts/:id", { params: { id } });
  if (!(await isGone(asking)) || !isWanted()) return false;
  if (readVisitor().contactId !== id) return false;
  forgetContact();
  return true;
}

/** Forgets what the server does not know any more, and answers what that was. */
export async function forgetWhatIsGone(isWanted: () => boolean) {
  const [isResult, isLink] = await Promise.all([
    forgetResult(isWanted),
    forgetInvitation(isWanted),
  ]);
  if (isResult) return "results";
  return isLink ? "link" : undefined;
}
