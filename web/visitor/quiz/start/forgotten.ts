import type { Language } from "#shared/rules/language.ts";
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
  await restart();
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

/** What was forgotten, in the words of both languages. */
export type Forgotten = Record<Language, string> | undefined;

/** Forgets what the server does not know any more, and says what that was. */
export async function forgetWhatIsGone(
  isWanted: () => boolean,
): Promise<Forgotten> {
  const [isResult, isLink] = await Promise.all([
    forgetResult(isWanted),
    forgetInvitation(isWanted),
  ]);
  if (!isResult && !isLink) return undefined;
  const { forgottenWords } = await import("#web/i18n/visitor/forgotten.ts");
  const what = isResult ? "results" : "link";
  return { en: forgottenWords.en[what], es: forgottenWords.es[what] };
}
