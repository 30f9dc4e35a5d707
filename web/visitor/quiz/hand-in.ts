import type { Language } from "#shared/rules/language.ts";
import { isRefusal, isRefusedFor } from "#web/core/calls/call.ts";
import { deliver } from "#web/core/calls/deliver.ts";
import { newKey } from "#web/core/calls/new-key.ts";
import { writeText } from "#web/core/storage/storage.ts";
import { filledIn } from "./model.ts";
import { changeQuiz, forgetContact, readQuiz, readVisitor } from "./store.ts";

/** What this phone holds of the quiz, as it is handed in. */
export function filledInHere(language: Language) {
  return filledIn(readVisitor(), readQuiz(), language);
}

/** Sends the answers and answers the result's id; an invitation that is gone does not lose them. */
export async function handIn(
  language: Language,
  onWaiting: () => void,
): Promise<string> {
  const known = readQuiz().draft;
  if (known !== undefined) return known;
  const { handInKey: key = newKey() } = readQuiz();
  changeQuiz((quiz) => ({ ...quiz, handInKey: key }));
  try {
    const body = filledInHere(language);
    const draft = await deliver(
      "POST /api/results",
      { body },
      { key, onWaiting },
    );
    changeQuiz((quiz) => ({ ...quiz, draft }));
    writeText("userResultsId", draft);
    return draft;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    changeQuiz((quiz) => ({ ...quiz, handInKey: undefined }));
    const { contactId } = readVisitor();
    if (!contactId || !isRefusedFor("unknown_contact", error)) throw error;
    forgetContact();
    return handIn(language, onWaiting);
  }
}
