import type { Language } from "#shared/rules/language.ts";
import { foldedName } from "#shared/rules/outreach/contacts/import.ts";
import { isFormSubmitting } from "#web/core/first-page/hydration.ts";
import {
  isStorageWorking,
  readText,
  writeText,
} from "#web/core/storage/storage.ts";
import { visitIn } from "./cookie-visit.ts";
import type { SavedQuiz, Visitor } from "./model.ts";
import {
  changeQuiz,
  forgetContact,
  readQuiz,
  readVisitor,
  restart,
  saveVisitor,
} from "./store.ts";

/**
 * Moves a visit from the cookie of plain forms to the phone's storage. Its names and answers are newer than those on
 * the phone, unless it was moved before and the cookie could not be deleted. A visit of another family replaces the
 * one on the phone. If storage fails or a form is being submitted, returns false, and the visit continues with plain
 * forms.
 */
export function takeOverVisit(text: string, language: Language): boolean {
  if (isFormSubmitting()) return false;
  const visit = visitIn(text);
  const wasMoved = readText("movedVisit") === visit.key;
  if (!wasMoved && isOfOthers(visit.user, readVisitor())) {
    void restart();
    forgetContact();
  }
  const phone = { user: readVisitor(), quiz: readQuiz() };
  const [older, newer] = wasMoved ? [visit, phone] : [phone, visit];
  const { childName } = older.user;
  saveVisitor({
    ...older.user,
    ...newer.user,
    ...(!newer.user.childName && { childName }),
  });
  changeQuiz(() => joined(older.quiz, newer.quiz));
  if (!wasMoved) {
    if (visit.userResultsId) writeText("userResultsId", visit.userResultsId);
    writeText("quizlang", language);
  }
  return isStorageWorking();
}

/**
 * Ends the visit of plain forms once the page is hydrated. A form that is sent before that still needs the cookie. If
 * the request fails, the next page load sends it again.
 */
export function endPlainVisit(text: string) {
  writeText("movedVisit", visitIn(text).key);
  const body = new URLSearchParams({ do: "adopted" });
  void fetch("/quiz", { method: "POST", body, redirect: "manual" }).catch(
    () => undefined,
  );
}

function isOfOthers(sent: Visitor, stored: Visitor): boolean {
  if (stored.parentName === undefined) return false;
  if (sent.contactId !== undefined) return sent.contactId !== stored.contactId;
  return (
    sent.parentName !== undefined &&
    foldedName(sent.parentName) !== foldedName(stored.parentName)
  );
}

/** The quiz with the answers of both. It stays submitted if one of them has all answers. */
function joined(older: SavedQuiz, newer: SavedQuiz): SavedQuiz {
  const answers = { ...older.answers, ...newer.answers };
  const asked = { ...older.asked, ...newer.asked };
  const hasAll = (quiz: SavedQuiz) =>
    Object.entries(answers).every(
      ([id, answer]) => quiz.answers[id] === answer,
    );
  const complete = [newer, older].find(hasAll);
  if (complete) return { ...complete, asked };
  const publications = { ...older.publications, ...newer.publications };
  return { asked, answers, publications };
}
