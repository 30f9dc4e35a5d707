import type { Language } from "#shared/rules/language.ts";
import { answersToSend, type SavedQuiz } from "./saved-quiz.ts";
import type { Visitor } from "./visitor.ts";

/** Whose answers these are, and the answers: what both hand-ins have in common. */
export function filledIn(
  { parentName = "", childName, contactId, information }: Visitor,
  quiz: SavedQuiz,
  language: Language,
) {
  return {
    parentname: parentName,
    ...(childName ? { childname: childName } : {}),
    ...(contactId ? { contact: contactId } : {}),
    ...(information ? { information } : {}),
    language,
    answers: answersToSend(quiz),
  };
}
